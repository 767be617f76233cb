import type { SchemeContent } from './scheme.type.ts';

export const diyHomes: SchemeContent = {
  intro: {
    title: 'Measure twice, listen once',
    text: 'Every repair has somebody who made the mistake before you and is glad to describe it. Tell us what kind of house you have and which tools you trust yourself with. We line up the builders, gardeners and inspectors worth hearing before you open the wall.',
  },
  quotes: [
    {
      text: 'The tile was easy. Knowing what had to be under the tile, that I got from a stranger with a microphone.',
      by: 'A bookkeeper with a bathroom',
    },
    {
      text: 'Half of my job is undoing confident weekends. I would be happy with less of it.',
      by: 'A licensed electrician',
    },
    {
      text: 'We bought a house older than the country my grandparents came from. I started with the roof.',
      by: 'A new owner of an old house',
    },
  ],
  survey: [
    {
      id: 'details',
      question: 'What do you live in?',
      required: true,
      choices: {
        old: 'A house with a history',
        recent: 'A house built lately',
        apartment: 'An apartment I own',
        rental: 'A rental, so nothing permanent',
        planning: 'A plot, or a plan',
      },
    },
    {
      id: 'goals',
      question: 'What is first on the list?',
      choices: {
        repair: 'Fixing what is broken',
        kitchen: 'Kitchen or bath',
        energy: 'A lower energy bill',
        garden: 'The garden',
        space: 'More room',
        looks: 'How it looks',
      },
    },
    {
      id: 'objective',
      question: 'Who will do the work?',
      choices: {
        me: 'I will',
        mixed: 'I do some, a pro does the rest',
        pro: 'A pro; I want to ask good questions',
      },
    },
    {
      id: 'audio_or_visual',
      question: 'How do you learn a job?',
      required: true,
      choices: {
        audio: 'Somebody talks me through',
        visual: 'I want to see steps written down',
        both: 'Both',
      },
    },
  ],
  categories: [
    {
      slug: 'repairs',
      label: 'Repairs and upkeep',
      rank: 1,
      tags: 'Leaks, Drywall, Gutters, Squeaks, A yearly checklist',
      terms: 'home repair, home maintenance, handyman, home improvement, DIY',
    },
    {
      slug: 'kitchens-and-baths',
      label: 'Kitchens and baths',
      rank: 2,
      tags: 'Cabinets, Tile, Countertops, Ventilation, Layout',
      terms: 'kitchen remodel, bathroom remodel, bathroom renovation, cabinets, countertop',
    },
    {
      slug: 'woodworking',
      label: 'Woodworking',
      rank: 3,
      tags: 'Joinery, Hand tools, Finishing, First bench, Shop safety',
      terms: 'woodworking, woodworker, carpentry, furniture making, joinery',
    },
    {
      slug: 'garden',
      label: 'Garden and yard',
      rank: 4,
      tags: 'Vegetables, Trees, Soil, Native plants, Lawns, Composting',
      terms: 'gardening, gardener, vegetable garden, landscaping, native plants, compost, horticulture',
    },
    {
      slug: 'energy',
      label: 'Heat, cooling and energy',
      rank: 5,
      tags: 'Heat pumps, Insulation, Solar panels, Air sealing, Batteries',
      terms: 'heat pump, insulation, rooftop solar, HVAC, energy efficiency, building science',
    },
    {
      slug: 'plumbing-and-electric',
      label: 'Plumbing and wiring',
      rank: 6,
      tags: 'Fixtures, Drains, Circuits, Permits, When to call a pro',
      terms: 'plumbing, plumber, electrician, electrical wiring, water heater',
    },
    {
      slug: 'design',
      label: 'Design and decoration',
      rank: 7,
      tags: 'Color, Light, Small spaces, Storage, Secondhand',
      terms: 'interior design, home decor, decorating, wallpaper, home organization',
    },
    {
      slug: 'renovation',
      label: 'Whole-house renovation',
      rank: 8,
      tags: 'Budgets, Contractors, Living through it, Additions, Surprises',
      terms: 'renovation, remodeling, general contractor, house flipping, fixer upper',
    },
    {
      slug: 'old-houses',
      label: 'Old houses',
      rank: 9,
      secondary: true,
      tags: 'Plaster, Windows, Foundations, Lead and asbestos, Restoration',
      terms: 'old house, historic home, house restoration, historic preservation, victorian house',
    },
    {
      slug: 'building-new',
      label: 'Building new',
      rank: 10,
      secondary: true,
      tags: 'Tiny houses, Passive houses, Modular, Architects, Zoning',
      terms: 'home builder, tiny house, passive house, residential architecture, custom home',
    },
    {
      slug: 'buying-and-owning',
      label: 'Buying and owning',
      rank: 11,
      secondary: true,
      tags: 'Inspections, Mortgages, Insurance, Neighbors, Renting out',
      terms: 'home buying, homeowner, mortgage, home inspection, landlord',
    },
    {
      slug: 'tools-and-tinkering',
      label: 'Tools and tinkering',
      rank: 12,
      secondary: true,
      tags: 'Power tools, Metalwork, 3D printing, Smart home, Repair cafes',
      terms: 'power tools, maker space, smart home, home automation, 3D printing, tinkering',
    },
  ],
};
