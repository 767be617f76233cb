import type { SchemeContent } from './scheme.type.ts';

export const sports: SchemeContent = {
  intro: {
    title: 'After the whistle, the good part',
    text: 'The score takes a second to read. Why it happened takes an hour of somebody who has been in that locker room, and there are a thousand such hours every week. Name your games and how you watch them; we find the minutes about your team, your stroke or your trade deadline.',
  },
  quotes: [
    {
      text: 'I coach fifteen-year-olds. I am after the drill, not the drama.',
      by: 'A club volleyball coach',
    },
    {
      text: 'There are three shows on my team and two of them are about parking. Please cut to the back line.',
      by: 'A season-ticket holder',
    },
    {
      text: 'I ran my first marathon at fifty-two on the advice of people I never met.',
      by: 'A late runner',
    },
  ],
  survey: [
    {
      id: 'objective',
      question: 'What is sport to you?',
      required: true,
      choices: {
        fan: 'I follow it',
        athlete: 'I do it',
        coach: 'I coach it',
        parent: 'I drive somebody to it',
        business: 'I work in it',
      },
    },
    {
      id: 'details',
      question: 'What do you stay for?',
      choices: {
        tactics: 'Tactics',
        numbers: 'Numbers',
        people: 'People',
        history: 'Old games',
        news: 'News and transfers',
        laughs: 'The jokes',
      },
    },
    {
      id: 'audio_or_visual',
      question: 'Replay or radio?',
      required: true,
      choices: {
        visual: 'Replay: I want to see it',
        audio: 'Radio: tell me',
        both: 'Both, at once if need be',
      },
    },
  ],
  categories: [
    {
      slug: 'soccer',
      label: 'Soccer',
      rank: 1,
      tags: 'Premier League, Champions League, World Cup, Tactics, Transfers, Women’s game',
      terms: 'soccer, premier league, champions league, world cup, MLS, la liga, bundesliga',
    },
    {
      slug: 'american-football',
      label: 'American football',
      rank: 2,
      tags: 'NFL, College football, Draft, Film study, Fantasy',
      terms: 'NFL, american football, college football, quarterback, super bowl, fantasy football',
    },
    {
      slug: 'basketball',
      label: 'Basketball',
      rank: 3,
      tags: 'NBA, WNBA, College, Draft prospects, Salary cap',
      terms: 'basketball, NBA, WNBA, march madness',
    },
    {
      slug: 'baseball',
      label: 'Baseball',
      rank: 4,
      tags: 'Pitching, Prospects, Statistics, Postseason, Ballparks',
      terms: 'baseball, MLB, sabermetrics, world series, ballpark',
    },
    {
      slug: 'running',
      label: 'Running and triathlon',
      rank: 5,
      tags: 'Marathon, Trail, Training plans, Injuries, Shoes',
      terms: 'marathon, runner, trail running, triathlon, ultramarathon, track and field',
    },
    {
      slug: 'cycling',
      label: 'Cycling',
      rank: 6,
      tags: 'Grand tours, Classics, Gravel, Training, Bikes',
      terms:
        'cyclist, road cycling, pro cycling, cycling podcast, tour de france, gravel bike, mountain bike, peloton',
    },
    {
      slug: 'tennis-and-golf',
      label: 'Tennis and golf',
      rank: 7,
      tags: 'Grand slams, Majors, Technique, Tour life, Equipment',
      terms: 'tennis, golf, wimbledon, PGA, grand slam',
    },
    {
      slug: 'hockey-and-winter',
      label: 'Hockey and winter sports',
      rank: 8,
      tags: 'NHL, Skiing, Figure skating, Olympics, Avalanche safety',
      terms: 'hockey, NHL, skiing, snowboard, figure skating, winter olympics',
    },
    {
      slug: 'training',
      label: 'Training and performance',
      rank: 9,
      tags: 'Strength, Nutrition, Sleep, Injury, Mental game',
      terms:
        'sports science, strength and conditioning, sports psychology, athlete, sports nutrition, physiotherapy',
    },
    {
      slug: 'coaching-youth',
      label: 'Coaching and youth sport',
      rank: 10,
      secondary: true,
      tags: 'Practice plans, Parents, Burnout, Recruiting, Girls in sport',
      terms: 'youth sports, head coach, sports coach, athletic director, student athlete',
    },
    {
      slug: 'motorsport',
      label: 'Motorsport',
      rank: 11,
      secondary: true,
      tags: 'Formula 1, Rally, NASCAR, Engineering, Strategy',
      terms: 'formula 1, formula one, motorsport, nascar, rally racing, indycar',
    },
    {
      slug: 'combat-sports',
      label: 'Combat sports',
      rank: 12,
      secondary: true,
      tags: 'Boxing, MMA, Wrestling, Judo, Safety',
      terms: 'boxer, boxing match, heavyweight, MMA, UFC, wrestler, jiu jitsu, martial arts',
    },
    {
      slug: 'cricket-and-rugby',
      label: 'Cricket and rugby',
      rank: 12,
      secondary: true,
      tags: 'Test cricket, Short formats, Six Nations, World Cups',
      terms: 'cricket, rugby, six nations, test match',
    },
    {
      slug: 'business-of-sport',
      label: 'The business of sport',
      rank: 13,
      secondary: true,
      tags: 'Media rights, Ownership, Stadiums, Betting, College athletes and money',
      terms: 'sports business, media rights, team owner, stadium, sports betting, sponsorship deal',
    },
  ],
};
