import type { SchemeContent } from './scheme.type.ts';

export const history: SchemeContent = {
  intro: {
    title: 'The past, from people who went to look',
    text: 'Good history is somebody in an archive who opens a box and changes her mind. We follow those people, and the storytellers who read them. Choose the centuries and corners you love and one you know nothing about; that is often the one that stays.',
  },
  quotes: [
    {
      text: 'I want to know how they know. Show me the letter, the coin, the ash layer.',
      by: 'A land surveyor',
    },
    {
      text: 'My grandmother crossed two borders without leaving her village. Nobody taught that at my school.',
      by: 'A hobby genealogist',
    },
    {
      text: 'I drive six hundred miles a day and have been through the Thirty Years’ War twice.',
      by: 'A long-haul driver',
    },
  ],
  survey: [
    {
      id: 'subjects',
      question: 'Which times draw you?',
      required: true,
      choices: {
        deep: 'Before writing',
        ancient: 'The ancient world',
        medieval: 'The Middle Ages',
        early: '1450 to 1789',
        long: 'The nineteenth century',
        modern: 'From 1914 to within memory',
      },
    },
    {
      id: 'details',
      question: 'How do you like it told?',
      choices: {
        story: 'As a story with people in it',
        debate: 'As a debate between scholars',
        objects: 'Through things and places',
        data: 'With maps and figures',
      },
    },
    {
      id: 'audio_or_visual',
      question: 'Fireside or library?',
      required: true,
      choices: { audio: 'Fireside: tell it', visual: 'Library: let me read', both: 'A library with a fire' },
    },
  ],
  categories: [
    {
      slug: 'ancient-world',
      label: 'The ancient world',
      rank: 1,
      tags: 'Egypt, Mesopotamia, Greece, Persia, Bronze Age collapse',
      terms: 'ancient history, ancient egypt, ancient greece, mesopotamia, bronze age, antiquity',
    },
    {
      slug: 'rome',
      label: 'Rome and Byzantium',
      rank: 2,
      tags: 'Republic, Emperors, Daily life, Fall of the West, Constantinople',
      terms: 'roman empire, ancient rome, roman republic, byzantine, julius caesar',
    },
    {
      slug: 'middle-ages',
      label: 'The Middle Ages',
      rank: 3,
      tags: 'Vikings, Crusades, Plague, Monasteries, Castles',
      terms: 'medieval, middle ages, viking, crusades, black death',
    },
    {
      slug: 'early-modern',
      label: 'From Gutenberg to the guillotine',
      rank: 4,
      tags: 'Reformation, Tudors, Witch trials, Scientific revolution, French Revolution',
      terms:
        'renaissance, protestant reformation, tudor, enlightenment, french revolution, napoleon, early modern',
    },
    {
      slug: 'american-history',
      label: 'American history',
      rank: 5,
      tags: 'Founding, Civil War, Reconstruction, Westward, Civil rights',
      terms:
        'american history, american revolution, civil war, founding fathers, civil rights movement, reconstruction era',
    },
    {
      slug: 'world-wars',
      label: 'The world wars',
      rank: 6,
      tags: 'Trenches, Home fronts, Eastern Front, Pacific, Holocaust',
      terms: 'world war, WWII, first world war, holocaust, third reich',
    },
    {
      slug: 'empire',
      label: 'Empires and independence',
      rank: 7,
      tags: 'Slavery, Trading companies, India, Haiti, Decolonization',
      terms: 'british empire, colonialism, slavery, decolonization, ottoman, imperialism',
    },
    {
      slug: 'within-memory',
      label: 'Within living memory',
      rank: 8,
      tags: 'Cold War, 1968, Berlin Wall, Oral history, The nineties',
      terms: 'cold war, oral history, soviet union, vietnam war, berlin wall, twentieth century',
    },
    {
      slug: 'everyday-lives',
      label: 'Everyday lives',
      rank: 9,
      tags: 'Food, Clothes, Childhood, Letters, Women’s work',
      terms: 'social history, history of food, daily life in, women’s history, history of medicine',
    },
    {
      slug: 'asia',
      label: 'Asia',
      rank: 10,
      secondary: true,
      tags: 'Dynastic China, Mongols, Japan, Mughal India, Silk Roads',
      terms: 'chinese history, mongol, japanese history, samurai, silk road, mughal, ming dynasty',
    },
    {
      slug: 'africa',
      label: 'Africa',
      rank: 10,
      secondary: true,
      tags: 'Mali, Ethiopia, Swahili coast, Great Zimbabwe, Apartheid',
      terms: 'african history, ethiopia, mali empire, apartheid, swahili',
    },
    {
      slug: 'americas-before',
      label: 'The Americas before and after 1492',
      rank: 10,
      secondary: true,
      tags: 'Maya, Inca, Cahokia, First contacts, Native nations',
      terms: 'aztec, mayan, maya civilization, inca, native american, pre-columbian, indigenous history',
    },
    {
      slug: 'archaeology',
      label: 'Archaeology and deep time',
      rank: 11,
      secondary: true,
      tags: 'Human origins, Ancient DNA, Shipwrecks, Stone Age, New digs',
      terms: 'archaeology, archaeologist, ancient DNA, neanderthal, stone age, shipwreck, prehistoric',
    },
    {
      slug: 'ideas-and-science',
      label: 'Ideas, science and money',
      rank: 12,
      secondary: true,
      tags: 'Inventions, Crashes, Maps, Printing, Epidemics',
      terms:
        'history of science, economic history, history of ideas, industrial revolution, intellectual history',
    },
  ],
};
