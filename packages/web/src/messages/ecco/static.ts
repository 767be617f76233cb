/** The pages that say who we are and what holds. They speak of an installation that somebody runs themselves. */
export const staticPages = {
  about: {
    title: 'About {{brand}}',
    lead: '{{brand}} turns what was said and written into something you can read in minutes and check to the second.',
    whatTitle: 'What it does',
    what: 'Give it a link to a podcast, a video, an article, an earnings call or a document, or upload a file. It creates a transcript with speakers, a summary in chapters, highlights and topics, and lets you search every line.',
    sourcesTitle: 'Sources and quotes',
    sources:
      'Every statement in a summary links to its place in the source: the second of a recording, the page of a document. A sentence in quotation marks was found in the source word for word, or nearly so; what could not be found is not shown as a quote. Each summary says which engine wrote it.',
    sourcesLimit:
      'Summaries are written by software and can be wrong or leave out what matters to you. Follow the citation before you rely on a sentence.',
    runTitle: 'Who runs it',
    run: 'This copy is run by its own operators; we do not host it. It works without any outside service: transcripts of the publishers are used where there are some, and the built-in engine writes the summaries. Its operators may connect other engines, and decide who gets an account.',
    contactTitle: 'Questions',
    contact: 'The people who operate this installation answer at',
  },
  privacy: {
    title: 'Privacy',
    lead: 'What this installation of {{brand}} keeps about you, where it is stored, and what leaves the machine.',
    keptTitle: 'What is kept',
    keptVisitor:
      'Without an account: what you add to the library, the feedback you give, your email address if you join the waitlist, and a count of what was added from your network on a day, under a scrambled form of its address.',
    keptAccount:
      'With an account: your name and email address, a picture if you sign in with Google, and a scrambled form of your password that cannot be turned back. Also the devices you are signed in on with their network address and times, what you follow, your answers in the first steps, the need-to-knows you write, the keys you make for programs, and the feedback you give.',
    keptUse:
      'How the product is used: which pages are opened, what is played or paused, and which buttons are pressed, with the item and the time, under your account if you are signed in. Not the words you search for, and nothing you type, is in this record.',
    keptMail:
      'Emails that the product writes to you, such as the one that verifies your address: that they were written, and for up to 30 days their text.',
    browserTitle: 'What is stored in your browser',
    browser:
      'One cookie keeps you signed in. No script can read it, and no foreign page can use it. The storage of the browser holds what makes the next visit pleasant: who is signed in, what you were listening to and where, the page you were on, your choices in the first steps, names you gave to speakers, the theme, and records of use that have not been sent yet. There are no advertising cookies and no trackers.',
    leavesTitle: 'What leaves the machine',
    leaves:
      'Without further configuration the installation sends nothing about you to anyone. It fetches the links that people add, as any reader would, and the publisher sees the server’s network address.',
    leavesBrowser:
      'Your own browser loads some things from where they are published: pictures of shows, recordings that are not kept here, and videos that only their own site plays. That site then sees your network address.',
    leavesConfigured:
      'The people who operate it may connect services: a mail server, signing in with Google, a webhook that receives notices of what people ask for, language models or voices that work on the words of the items, a transcription service, and storage elsewhere. Ask them which of these are in use.',
    whoTitle: 'Who can see it',
    who: 'What is added to the library can be seen by everyone who can use it here. Your profile and what you follow can be seen by you and by the administrators, who also see feedback, emails and the record of use.',
    longTitle: 'How long it is kept',
    long: 'A sign-in ends when you log out, or after 90 days without use. You can end those on other devices in your profile. The record of use is deleted after 400 days. Everything else is kept until it is deleted; items stay when the account that added them goes.',
    rightsTitle: 'Your rights',
    rights:
      'You can ask what is kept about you, have it corrected, handed to you or deleted, and object to its use. Write to the people who operate this installation:',
  },
  terms: {
    title: 'Terms of Use',
    lead: 'What you can expect from {{brand}}, and what is expected of you.',
    serviceTitle: 'What this is',
    service:
      'This is an installation of {{brand}} that its operators offer as it is. They may change it, limit it or end it, and they decide who may register.',
    accountTitle: 'Your account',
    account:
      'Use your own name and email address, keep your password and your keys to yourself, and tell the operators if someone else has used them. What happens under your account counts as done by you. You can stop using it at any time and ask for it to be deleted.',
    addTitle: 'What you add',
    add: 'Add only what you may have transcribed and summarized, and keep what is confidential out of a library that others read. What you add stays yours or its publisher’s; you let this installation fetch, keep, transcribe, summarize and show it to those who may use the library here.',
    sourcesTitle: 'Sources and quotes',
    sources:
      'Recordings, articles and documents belong to those who made them. The summary leads to the source so that you can go and read or hear it there. Quote with the name of the source, within what the law allows, and respect what a publisher asks for.',
    adviceTitle: 'No advice',
    advice:
      'Summaries, transcripts and answers are made by software. They can be wrong, incomplete or out of date. They are not advice on investments, law, tax or health, and no substitute for the source. What you decide with them is up to you.',
    fairTitle: 'Fair use',
    fair: 'Do not try to get around limits or safeguards, to reach what is not meant for you, to disrupt the product for others, or to use it against the law. Programs may use it through the programming interface, with a key, at the pace it allows.',
    liabilityTitle: 'Liability',
    liability:
      'The operators answer for harm done on purpose or by gross negligence, and wherever the law does not let them do otherwise. Beyond that they promise neither that the product is always there nor that it is free of faults.',
    changesTitle: 'Changes',
    changes: 'When these terms change, the new ones appear on this page. Send questions to',
  },
} as const;
