import type { SchemeContent } from './scheme.type.ts';

export const raisingKids: SchemeContent = {
  intro: {
    title: 'Company for the long days and short years',
    text: 'There is always a book, a cousin and a forum with an answer. What helps at nine in the evening is a calm voice that has met this child before. Pick the ages and worries of your own house, and we keep the list short.',
  },
  quotes: [
    {
      text: 'I can listen while I fold. I cannot read a chapter while somebody asks me for a different cup.',
      by: 'A father of twins',
    },
    {
      text: 'What I wanted was someone to say: this is usual, and this is when it is not.',
      by: 'A first-time mother',
    },
    {
      text: 'My daughter raises hers differently than I raised her. I would like to understand it before I comment.',
      by: 'A grandmother who minds the baby on Tuesdays',
    },
  ],
  survey: [
    {
      id: 'details',
      question: 'How old are the children?',
      required: true,
      choices: {
        expecting: 'On the way',
        baby: 'Under two',
        toddler: 'Two to four',
        school: 'Five to eleven',
        teen: 'Twelve and up',
        grown: 'Nearly out of the door',
      },
    },
    {
      id: 'goals',
      question: 'What would make home lighter?',
      choices: {
        nights: 'Better nights',
        calm: 'Fewer battles',
        screens: 'Peace about screens',
        school: 'School going well',
        us: 'Time as a couple or alone',
      },
    },
    {
      id: 'audio_or_visual',
      question: 'Hands free or eyes free?',
      required: true,
      choices: {
        audio: 'My hands are full: audio',
        visual: 'It has to be quiet: text',
        both: 'It changes hourly',
      },
    },
  ],
  categories: [
    {
      slug: 'pregnancy-and-birth',
      label: 'Pregnancy and birth',
      rank: 1,
      tags: 'Prenatal care, Birth plans, Midwives, Recovery, Loss',
      terms: 'pregnancy, pregnant, childbirth, midwife, doula, postpartum',
    },
    {
      slug: 'babies',
      label: 'Babies',
      rank: 2,
      tags: 'Nights, Feeding, Crying, Milestones, Going back to work',
      terms: 'newborn, infant, breastfeeding, baby sleep, baby',
    },
    {
      slug: 'toddlers',
      label: 'Toddlers',
      rank: 3,
      tags: 'Tantrums, Potty training, Picky eating, Biting, Bedtime',
      terms: 'toddler, tantrum, potty training, preschooler, picky eater',
    },
    {
      slug: 'school-age',
      label: 'School age',
      rank: 4,
      tags: 'Homework, Friends, Chores, Fears, Pocket money',
      terms: 'elementary school, homework, raising children, chores, school age',
    },
    {
      slug: 'teenagers',
      label: 'Teenagers',
      rank: 5,
      tags: 'Independence, First love, Driving, Parties, Closed doors',
      terms: 'teenager, adolescence, adolescent, raising teens, puberty',
    },
    {
      slug: 'feelings-and-behavior',
      label: 'Feelings and behavior',
      rank: 6,
      tags: 'Limits, Anger, Shyness, Praise, Repair after a fight',
      terms: 'parenting, discipline, emotional regulation, attachment theory, child psychology',
    },
    {
      slug: 'screens',
      label: 'Phones and screens',
      rank: 7,
      tags: 'First phone, Games, Social media, Family rules, Privacy',
      terms: 'screen time, smartphone, social media, video games, digital childhood',
    },
    {
      slug: 'health',
      label: 'Health',
      rank: 8,
      tags: 'Fevers, Vaccines, Allergies, Teeth, When to call',
      terms: 'pediatrician, pediatric, vaccine, child health, food allergy',
    },
    {
      slug: 'learning',
      label: 'Reading and learning',
      rank: 9,
      tags: 'Learning to read, Numbers, Choosing a school, Homeschooling, Curiosity',
      terms: 'learning to read, early childhood, homeschool, kindergarten, childhood education, literacy',
    },
    {
      slug: 'different-minds',
      label: 'Children who learn differently',
      rank: 10,
      secondary: true,
      tags: 'ADHD, Autism, Dyslexia, Support plans, Siblings',
      terms: 'ADHD, autism, autistic, dyslexia, neurodivergent, special education',
    },
    {
      slug: 'parents-themselves',
      label: 'Looking after yourself',
      rank: 11,
      secondary: true,
      tags: 'Exhaustion, Sharing the load, Friendship, Postnatal depression, Patience',
      terms: 'motherhood, fatherhood, mental load, postnatal depression, working parents',
    },
    {
      slug: 'many-kinds-of-family',
      label: 'Many kinds of family',
      rank: 12,
      secondary: true,
      tags: 'Single parents, Separation, Step-families, Adoption, Two languages',
      terms:
        'single parent, divorce, blended family, stepfamily, adoptive parents, foster care, co-parenting',
    },
    {
      slug: 'money-and-family',
      label: 'Family money',
      rank: 13,
      secondary: true,
      tags: 'Child care costs, Budgets, Saving for later, Teaching money',
      terms: 'child care, daycare, family budget, household budget',
    },
  ],
};
