import type { SchemeContent } from './scheme.type.ts';

export const longevity: SchemeContent = {
  intro: {
    title: 'More good years, fewer wild claims',
    text: 'Research on aging moves quickly, and the talk about it moves faster. We gather the conversations in which people who do the work explain what they measured, in whom, and for how long. Choose what concerns you, and listen for the difference between a finding and a hope.',
  },
  quotes: [
    {
      text: 'Tell me first whether it was mice. Then I will decide if I have an hour for it.',
      by: 'A retired pharmacist',
    },
    {
      text: 'My doctor gives me twelve minutes a year. I want to use them for the right question.',
      by: 'A cyclist in her sixties',
    },
    {
      text: 'I have stopped collecting supplements and started collecting reasons.',
      by: 'A night-shift engineer',
    },
  ],
  survey: [
    {
      id: 'goals',
      question: 'What would you like more of?',
      required: true,
      choices: {
        energy: 'Energy through the day',
        strength: 'Strength and balance',
        clarity: 'A clear head',
        sleep: 'Sleep that restores',
        years: 'Healthy years at the end',
      },
    },
    {
      id: 'details',
      question: 'How much science do you want?',
      choices: {
        practice: 'What to do, and why in a sentence',
        studies: 'The studies and their limits',
        mechanism: 'Down to the cell',
      },
    },
    {
      id: 'audio_or_visual',
      question: 'On the treadmill or at the table?',
      required: true,
      choices: { audio: 'I listen while I move', visual: 'I sit down and read', both: 'Some of each' },
    },
  ],
  categories: [
    {
      slug: 'sleep',
      label: 'Sleep',
      rank: 1,
      tags: 'Insomnia, Body clocks, Naps, Sleep apnea, Shift work',
      terms: 'sleep, insomnia, circadian, apnea, melatonin',
    },
    {
      slug: 'nutrition',
      label: 'Eating well',
      rank: 2,
      tags: 'Protein, Fasting, Mediterranean diet, Fiber, Ultra-processed food, Blood sugar',
      terms: 'nutrition, diet, protein intake, intermittent fasting, ultra processed, gut microbiome',
    },
    {
      slug: 'strength',
      label: 'Muscle and strength',
      rank: 3,
      tags: 'Resistance training, Bone density, Grip strength, Recovery, Starting late',
      terms: 'strength training, resistance training, muscle, weightlifting, sarcopenia, bone density',
    },
    {
      slug: 'endurance',
      label: 'Heart and endurance',
      rank: 4,
      tags: 'Zone 2 training, VO2 max, Walking, Intervals, Resting heart rate',
      terms: 'aerobic, VO2 max, cardiovascular fitness, endurance training, zone 2',
    },
    {
      slug: 'brain-health',
      label: 'Brain health',
      rank: 5,
      tags: 'Memory, Dementia, Attention, Learning late in life, Hearing',
      terms: 'brain health, dementia, alzheimer, cognitive decline, neuroscience, neurologist',
    },
    {
      slug: 'heart-disease',
      label: 'Preventing heart disease',
      rank: 6,
      tags: 'Cholesterol, Blood pressure, ApoB, Inflammation, Family history',
      terms: 'heart disease, cardiology, cholesterol, blood pressure, lipoprotein, statin',
    },
    {
      slug: 'metabolism',
      label: 'Metabolism and weight',
      rank: 7,
      tags: 'Insulin resistance, GLP-1 drugs, Visceral fat, Glucose monitors, Type 2 diabetes',
      terms: 'metabolic health, insulin, diabetes, obesity, GLP-1, glucose monitor',
    },
    {
      slug: 'science-of-aging',
      label: 'The science of aging',
      rank: 8,
      tags: 'Senescent cells, Epigenetic clocks, Rapamycin, Animal studies, Clinical trials',
      terms: 'longevity, lifespan, healthspan, senescence, epigenetic, rapamycin, gerontology',
    },
    {
      slug: 'company',
      label: 'Company and purpose',
      rank: 9,
      tags: 'Loneliness, Friendship, Retirement, Volunteering, Grandparents',
      terms: 'loneliness, friendship, social connection, sense of purpose, grandparent',
    },
    {
      slug: 'stress',
      label: 'Stress and rest',
      rank: 10,
      secondary: true,
      tags: 'Breathing, Meditation, Burnout, Cold and heat, Time outdoors',
      terms: 'stress management, chronic stress, burnout, breathwork, sauna, mindfulness',
    },
    {
      slug: 'screening',
      label: 'Tests and screening',
      rank: 11,
      secondary: true,
      tags: 'Cancer screening, Blood panels, Genetic tests, Full-body scans, False alarms',
      terms: 'cancer screening, mammogram, colonoscopy, genetic test, early detection, biomarker',
    },
    {
      slug: 'hormones',
      label: 'Hormones and menopause',
      rank: 12,
      secondary: true,
      tags: 'Menopause, Testosterone, Thyroid, Hormone therapy',
      terms: 'hormone, menopause, perimenopause, testosterone, thyroid, estrogen',
    },
    {
      slug: 'long-lived-places',
      label: 'Places where people live long',
      rank: 13,
      secondary: true,
      tags: 'Centenarians, Blue zones, Walkable towns, Data on great age',
      terms: 'centenarian, blue zone, supercentenarian, life expectancy',
    },
  ],
};
