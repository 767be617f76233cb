import type { SchemeContent } from './scheme.type.ts';

export const students: SchemeContent = {
  intro: {
    title: 'Office hours with everybody',
    text: 'The people who wrote your reading list give interviews, and in interviews they say what they meant. Choose the courses you are in and the ones you wish you were in. Each summary shows where it was said, so you can quote it without fear.',
  },
  quotes: [
    {
      text: 'I understood the paper after hearing its author apologize for the paper.',
      by: 'A biology major',
    },
    {
      text: 'Two days before the exam I do not want a podcast. I want the eleven minutes on contract law.',
      by: 'A law student',
    },
    {
      text: 'English is my third language. I read along the first time and then I only listen.',
      by: 'An exchange student',
    },
  ],
  survey: [
    {
      id: 'subjects',
      question: 'What are you studying?',
      required: true,
      choices: {
        natural: 'Natural sciences',
        computing: 'Computing and engineering',
        social: 'Social sciences',
        humanities: 'Humanities',
        business: 'Business and economics',
        law: 'Law',
        medicine: 'Medicine and health',
        school: 'I am still at school',
      },
    },
    {
      id: 'goals',
      question: 'What would make this term go well?',
      choices: {
        understand: 'Understanding, not memorizing',
        grades: 'Better grades',
        writing: 'Writing that reads well',
        thesis: 'A subject for my thesis',
        job: 'An internship or a job',
        calm: 'A calmer head',
      },
    },
    {
      id: 'audio_or_visual',
      question: 'How does it stay in your head?',
      required: true,
      choices: { audio: 'When I hear it', visual: 'When I see it', both: 'When I do both' },
    },
  ],
  categories: [
    {
      slug: 'how-to-study',
      label: 'How to study',
      rank: 1,
      tags: 'Memory, Notes, Exams, Procrastination, Reading papers',
      terms: 'study skills, exam, procrastination, note taking, learning techniques',
    },
    {
      slug: 'physics-and-mathematics',
      label: 'Physics and mathematics',
      rank: 2,
      tags: 'Quantum mechanics, Cosmology, Proofs, Statistics, Famous problems',
      terms: 'physics, mathematics, quantum, astronomy, cosmology, statistics',
    },
    {
      slug: 'life-sciences',
      label: 'Life sciences',
      rank: 3,
      tags: 'Evolution, Genetics, Ecology, Neuroscience, Microbes',
      terms: 'biology, genetics, evolutionary, ecology, neuroscience, microbiology',
    },
    {
      slug: 'computing',
      label: 'Computing and AI',
      rank: 4,
      tags: 'Programming, Algorithms, Machine learning, Security, Open source',
      terms:
        'computer science, programming, machine learning, artificial intelligence, algorithm, open source',
    },
    {
      slug: 'economics',
      label: 'Economics and business',
      rank: 5,
      tags: 'Markets, Inequality, Development, Firms, Behavioral economics',
      terms: 'economics, economist, business school, behavioral economics, finance',
    },
    {
      slug: 'society',
      label: 'Society and politics',
      rank: 6,
      tags: 'Elections, Migration, Cities, International relations, Methods',
      terms:
        'political science, sociology, international relations, geopolitics, anthropology, urban planning',
    },
    {
      slug: 'psychology',
      label: 'Psychology',
      rank: 7,
      tags: 'Emotion, Personality, Relationships, Replication, Therapy',
      terms: 'psychology, psychologist, behavioral science, social psychology',
    },
    {
      slug: 'literature',
      label: 'Literature and languages',
      rank: 8,
      tags: 'Novels, Poetry, Translation, Linguistics, Criticism',
      terms: 'literature, poetry, novelist, linguistics, book club, author interview',
    },
    {
      slug: 'law',
      label: 'Law',
      rank: 9,
      tags: 'Constitutional law, Courts, Contracts, Human rights, Moot court',
      terms: 'law school, supreme court, constitutional law, legal scholar, human rights',
    },
    {
      slug: 'medicine',
      label: 'Medicine and health',
      rank: 10,
      secondary: true,
      tags: 'Anatomy, Clinical cases, Epidemiology, Admission tests, Nursing',
      terms: 'medical school, medicine, clinical case, epidemiology, nursing student, anatomy',
    },
    {
      slug: 'academic-writing',
      label: 'Writing and research',
      rank: 11,
      secondary: true,
      tags: 'Theses, Sources, Peer review, Supervisors, Presenting',
      terms: 'academic writing, dissertation, PhD student, grad school, peer review',
    },
    {
      slug: 'student-life',
      label: 'Student life',
      rank: 12,
      secondary: true,
      tags: 'Money, Friends, Homesickness, Roommates, Anxiety',
      terms: 'student life, college student, university life, student mental health, campus',
    },
    {
      slug: 'first-jobs',
      label: 'Internships and first jobs',
      rank: 13,
      secondary: true,
      tags: 'Applications, Interviews, Networking, Startups, Public service',
      terms: 'internship, early career, first job, professional networking, graduate job',
    },
  ],
};
