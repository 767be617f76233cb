import type { SchemeContent } from './scheme.type.ts';

export const teachers: SchemeContent = {
  intro: {
    title: 'A staff room that is open on Sundays',
    text: 'You already hear from everyone who went to school once. This is for hearing from those who were in a classroom this week, and from the researchers who watched closely. Choose your subjects and your troubles; take one idea into Monday.',
  },
  quotes: [
    {
      text: 'If it cannot be done with thirty-one children and a broken projector, I would like to know in the first minute.',
      by: 'A fourth-grade teacher',
    },
    {
      text: 'I keep the episodes in which somebody describes a lesson that failed. Those are the ones I teach from.',
      by: 'A mentor of new teachers',
    },
    {
      text: 'The students bring me what they heard. I like to have heard it, too.',
      by: 'A school librarian',
    },
  ],
  survey: [
    {
      id: 'details',
      question: 'Whom do you teach?',
      required: true,
      choices: {
        early: 'Early years',
        primary: 'Elementary',
        middle: 'Middle school',
        high: 'High school',
        college: 'College or adults',
        lead: 'I lead a school',
      },
    },
    {
      id: 'subjects',
      question: 'Which subjects?',
      choices: {
        language: 'Language and literature',
        mathematics: 'Mathematics',
        science: 'Science',
        history: 'History and civics',
        languages: 'World languages',
        arts: 'Arts and music',
        all: 'All of them, before lunch',
      },
    },
    {
      id: 'goals',
      question: 'What would help most this term?',
      required: true,
      choices: {
        ideas: 'Lessons I can borrow',
        behavior: 'A calmer room',
        evidence: 'Knowing what works',
        time: 'Less marking and planning',
        heart: 'Remembering why',
      },
    },
    {
      id: 'audio_or_visual',
      question: 'How do you keep up?',
      required: true,
      choices: { audio: 'In the car', visual: 'On paper, with a pencil', both: 'Both' },
    },
  ],
  categories: [
    {
      slug: 'classroom',
      label: 'Running a classroom',
      rank: 1,
      tags: 'Routines, Behavior, First weeks, Phones, Seating',
      terms: 'classroom management, classroom, student behavior, teaching strategies',
    },
    {
      slug: 'science-of-learning',
      label: 'The science of learning',
      rank: 2,
      tags: 'Memory, Practice, Feedback, Motivation, Attention',
      terms:
        'science of learning, cognitive load, retrieval practice, learning science, pedagogy, education research',
    },
    {
      slug: 'reading',
      label: 'Reading and writing',
      rank: 3,
      tags: 'Phonics, Fluency, Essays, Whole books, Struggling readers',
      terms: 'science of reading, phonics, literacy, reading instruction, writing instruction',
    },
    {
      slug: 'mathematics',
      label: 'Mathematics',
      rank: 4,
      tags: 'Number sense, Problem solving, Math anxiety, Algebra, Puzzles',
      terms: 'math teacher, mathematics, math education, algebra',
    },
    {
      slug: 'science-teaching',
      label: 'Science',
      rank: 5,
      tags: 'Experiments, Misconceptions, Field work, Climate, Computing',
      terms: 'science teacher, STEM education, science education, biology, chemistry, physics',
    },
    {
      slug: 'history-and-civics',
      label: 'History and civics',
      rank: 6,
      tags: 'Sources, Debate, Elections, Local history, Hard topics',
      terms: 'history teacher, civics, social studies, media literacy, primary source',
    },
    {
      slug: 'ai-in-school',
      label: 'AI in school',
      rank: 7,
      tags: 'Cheating, Planning, Tutoring, Policy, Assessment',
      terms: 'AI in education, edtech, chatgpt, education technology, plagiarism',
    },
    {
      slug: 'every-learner',
      label: 'Every learner',
      rank: 8,
      tags: 'Special education, English learners, Gifted students, Dyslexia, Inclusion',
      terms: 'special education, english learner, inclusion, dyslexia, gifted students, neurodiversity',
    },
    {
      slug: 'early-years',
      label: 'Early years',
      rank: 9,
      tags: 'Play, Language, Outdoor learning, Settling in',
      terms: 'early childhood, preschool, kindergarten, play based, montessori',
    },
    {
      slug: 'leadership',
      label: 'Leading a school',
      rank: 10,
      secondary: true,
      tags: 'Hiring, Budgets, Staff meetings, Parents, Change',
      terms: 'school leadership, school principal, superintendent, school board, instructional coach',
    },
    {
      slug: 'policy',
      label: 'Education policy',
      rank: 11,
      secondary: true,
      tags: 'Funding, Testing, Choice, Teacher pay, Attendance',
      terms:
        'education policy, school choice, charter school, school funding, teachers union, chronic absenteeism',
    },
    {
      slug: 'arts-and-languages',
      label: 'Arts, music and languages',
      rank: 12,
      secondary: true,
      tags: 'Choir, Drawing, Theater, Spanish, French',
      terms: 'music education, art teacher, world languages, language teaching, drama class',
    },
    {
      slug: 'staying',
      label: 'Staying in the profession',
      rank: 13,
      secondary: true,
      tags: 'Workload, First year, Burnout, Moving on, Humor',
      terms: 'teacher burnout, new teacher, teacher wellbeing, first year teacher',
    },
  ],
};
