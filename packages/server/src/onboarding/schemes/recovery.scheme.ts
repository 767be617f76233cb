import type { SchemeContent } from './scheme.type.ts';

export const recovery: SchemeContent = {
  intro: {
    title: 'For today, and for the day after',
    text: 'Some come here in the first week and some in the twentieth year; some come for a brother. You will find people speaking plainly about stopping, slipping, mending and living on, and clinicians who say what is known to help. None of it replaces care. If you are in danger now, please call your local emergency number.',
  },
  quotes: [
    {
      text: 'At three in the morning a voice is worth more than a leaflet.',
      by: 'A line cook, two years sober',
    },
    {
      text: 'I learned that I could love my son and still lock the cabinet.',
      by: 'The father of a young man in treatment',
    },
    {
      text: 'I send people stories, because nobody was ever argued into a meeting.',
      by: 'A peer support worker',
    },
  ],
  survey: [
    {
      id: 'objective',
      question: 'What brings you here?',
      required: true,
      choices: {
        self: 'My own recovery',
        considering: 'I am thinking about stopping',
        family: 'Somebody I love',
        work: 'My work with people',
      },
    },
    {
      id: 'details',
      question: 'Is there anything you would rather not meet?',
      choices: {
        using: 'Descriptions of using',
        relapse: 'Stories of relapse',
        religion: 'Religious language',
        trauma: 'Accounts of violence',
      },
    },
    {
      id: 'audio_or_visual',
      question: 'What is easier just now?',
      required: true,
      choices: { audio: 'A voice', visual: 'A quiet page', both: 'It depends on the hour' },
    },
  ],
  categories: [
    {
      slug: 'alcohol',
      label: 'Alcohol',
      rank: 1,
      tags: 'First weeks, Drinking less, Social life, Evenings, Long sobriety',
      terms: 'alcohol, sober, sobriety, alcoholism, quit drinking',
    },
    {
      slug: 'opioids',
      label: 'Opioids and other drugs',
      rank: 2,
      tags: 'Buprenorphine, Methadone, Stimulants, Overdose, Harm reduction',
      terms: 'opioid, fentanyl, methadone, buprenorphine, overdose, drug use, harm reduction',
    },
    {
      slug: 'stories',
      label: 'Stories of recovery',
      rank: 3,
      tags: 'Turning points, Relapse and return, Prison and after, Women, Young people',
      terms: 'recovery story, addiction recovery, in recovery, addiction',
    },
    {
      slug: 'mutual-help',
      label: 'Meetings and mutual help',
      rank: 4,
      tags: 'Twelve steps, Secular groups, Sponsors, Online meetings, Service',
      terms: 'twelve steps, 12 step, alcoholics anonymous, narcotics anonymous, peer support, sponsorship',
    },
    {
      slug: 'treatment',
      label: 'Treatment that helps',
      rank: 5,
      tags: 'Anti-craving medicines, Rehab, Outpatient care, Choosing a program, Paying for it',
      terms: 'addiction treatment, rehab, detox, addiction medicine, substance use',
    },
    {
      slug: 'mind',
      label: 'Anxiety, depression and trauma',
      rank: 6,
      tags: 'Therapy, Panic, Grief, Childhood, Medication',
      terms: 'anxiety, depression, trauma, PTSD, therapist, psychotherapy, grief',
    },
    {
      slug: 'family',
      label: 'Family and friends',
      rank: 7,
      tags: 'Boundaries, Children, Partners, Al-Anon, Forgiveness',
      terms: 'codependency, al-anon, setting boundaries, family recovery, loved one addicted',
    },
    {
      slug: 'daily-life',
      label: 'A day that holds',
      rank: 8,
      tags: 'Routines, Cravings, Boredom, Work, Holidays',
      terms: 'craving, habit change, daily routine, self care, relapse prevention',
    },
    {
      slug: 'gambling-and-screens',
      label: 'Gambling and other compulsions',
      rank: 9,
      secondary: true,
      tags: 'Betting apps, Gaming, Shopping, Pornography, Debt',
      terms: 'gambling, sports betting, compulsive, gaming addiction, behavioral addiction',
    },
    {
      slug: 'food-and-body',
      label: 'Food and the body',
      rank: 10,
      secondary: true,
      tags: 'Anorexia, Bulimia, Binge eating, Body image',
      terms: 'eating disorder, anorexia, bulimia, binge eating, body image',
    },
    {
      slug: 'faith-and-meaning',
      label: 'Faith and meaning',
      rank: 11,
      secondary: true,
      tags: 'Higher power, Meditation, Doubt, Making amends, Gratitude',
      terms: 'higher power, making amends, gratitude practice, spiritual recovery',
    },
    {
      slug: 'injury-and-illness',
      label: 'After injury or illness',
      rank: 12,
      secondary: true,
      tags: 'Stroke, Chronic pain, Rehabilitation, Fatigue',
      terms: 'chronic pain, stroke survivor, physical therapy, rehabilitation, long covid',
    },
  ],
};
