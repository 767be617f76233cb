import type { SchemeContent } from './scheme.type.ts';

export const philosophy: SchemeContent = {
  intro: {
    title: 'Think it through, out loud',
    text: 'Philosophy began as talk, and a good interview still does what a treatise cannot: it lets somebody object. Choose the problems that will not leave you alone. We bring the conversations that take them seriously, with the argument laid out so that you can quarrel with it.',
  },
  quotes: [
    {
      text: 'I want the premise I disagree with, marked in red, before the second coffee.',
      by: 'A judge who reads at breakfast',
    },
    {
      text: 'I came for Stoicism and stayed for the people who explain what is wrong with it.',
      by: 'An emergency nurse',
    },
    {
      text: 'My students find the text hard and the speaker easy. Then they go back to the text.',
      by: 'A high school ethics teacher',
    },
  ],
  survey: [
    {
      id: 'details',
      question: 'How much have you read?',
      required: true,
      choices: {
        new: 'Little; please begin at the beginning',
        some: 'Some; names do not frighten me',
        much: 'Much; skip the introductions',
      },
    },
    {
      id: 'goals',
      question: 'What should it do for you?',
      choices: {
        live: 'Help me live better',
        argue: 'Sharpen how I argue',
        history: 'Show where ideas come from',
        work: 'Bear on my work',
        pleasure: 'Nothing; I enjoy it',
      },
    },
    {
      id: 'subjects',
      question: 'Which schools would you like to meet?',
      choices: {
        ancient: 'Greeks and Romans',
        analytic: 'Analytic',
        continental: 'Continental',
        asian: 'Chinese, Indian and Japanese',
        african: 'African',
        pragmatist: 'Pragmatist',
      },
    },
    {
      id: 'audio_or_visual',
      question: 'Dialogue or text?',
      required: true,
      choices: { audio: 'Dialogue, spoken', visual: 'Text, to reread', both: 'First one, then the other' },
    },
  ],
  categories: [
    {
      slug: 'ethics',
      label: 'Ethics',
      rank: 1,
      tags: 'Duty, Consequences, Virtue, Moral luck, Animals, Future people',
      terms: 'ethics, moral philosophy, morality, utilitarianism, virtue ethics',
    },
    {
      slug: 'good-life',
      label: 'The good life',
      rank: 2,
      tags: 'Happiness, Friendship, Regret, Aging, Leisure',
      terms: 'good life, human flourishing, wisdom, eudaimonia, art of living',
    },
    {
      slug: 'ancients',
      label: 'Greeks and Romans',
      rank: 3,
      tags: 'Socrates, Plato, Aristotle, Stoics, Epicureans, Skeptics',
      terms: 'plato, aristotle, socrates, stoic, stoicism, ancient philosophy, marcus aurelius',
    },
    {
      slug: 'mind',
      label: 'Mind and consciousness',
      rank: 4,
      tags: 'Consciousness, Free will, Self, Perception, Machine minds',
      terms: 'consciousness, philosophy of mind, free will, cognitive science, personal identity',
    },
    {
      slug: 'knowledge',
      label: 'Knowledge and reason',
      rank: 5,
      tags: 'Evidence, Disagreement, Bias, Probability, Common sense',
      terms: 'epistemology, rationality, critical thinking, cognitive bias, skepticism, formal logic',
    },
    {
      slug: 'politics',
      label: 'Justice and politics',
      rank: 6,
      tags: 'Liberty, Equality, Authority, Democracy, War, Property',
      terms: 'political philosophy, justice, democracy, liberalism, political theory, free speech',
    },
    {
      slug: 'existence',
      label: 'Existence and meaning',
      rank: 7,
      tags: 'Absurdity, Death, Authenticity, Boredom, Hope',
      terms: 'existentialism, nietzsche, kierkegaard, camus, sartre, heidegger, meaning of life',
    },
    {
      slug: 'technology',
      label: 'Technology and the future',
      rank: 8,
      tags: 'AI ethics, Privacy, Attention, Genetic enhancement, Catastrophic risk',
      terms: 'AI ethics, existential risk, transhumanism, effective altruism, technology ethics',
    },
    {
      slug: 'modern-classics',
      label: 'From Descartes to Hegel',
      rank: 9,
      secondary: true,
      tags: 'Descartes, Spinoza, Hume, Kant, Hegel, Mary Wollstonecraft',
      terms: 'descartes, spinoza, hume, kant, hegel, enlightenment, leibniz',
    },
    {
      slug: 'language-and-science',
      label: 'Language and science',
      rank: 10,
      secondary: true,
      tags: 'Wittgenstein, Causation, Laws of nature, Explanation, Time',
      terms: 'philosophy of science, wittgenstein, philosophy of language, metaphysics, bertrand russell',
    },
    {
      slug: 'asia',
      label: 'Thought from Asia',
      rank: 10,
      secondary: true,
      tags: 'Confucius, Daoism, Nagarjuna, Kyoto School, Vedanta',
      terms: 'confucius, confucian, daoism, taoism, chinese philosophy, indian philosophy',
    },
    {
      slug: 'art',
      label: 'Art and beauty',
      rank: 11,
      secondary: true,
      tags: 'Taste, Music, Fiction, Film, The sublime',
      terms: 'aesthetics, philosophy of art, literary criticism, art and philosophy',
    },
  ],
};
