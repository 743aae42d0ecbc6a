import type { LegalText } from './legal-text.ts'

export const privacyPolicyEn: LegalText = {
  version: '2025-06-12-8',
  updatedOn: '2025-06-12',
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      paragraphs: [
        'The controller for the personal data processed in the Olympus portal is the operator of Olympus, called “we” in this policy. The contact page, which needs no login, gives the address at which you reach us, also for questions about data protection and for the exercise of your rights. There you can also ask for the name and the postal address of the operator.',
      ],
    },
    {
      id: 'summary',
      title: 'In short',
      paragraphs: [
        'We store what is needed to run your account, to deliver what you buy and to keep both safe. We show no advertising, use no tracking or analytics by third parties, build no advertising profiles and do not sell data.',
      ],
    },
    {
      id: 'account-data',
      title: 'Account data',
      paragraphs: ['When you register and use an account we store:'],
      items: [
        'username, email address, account ID and user ID;',
        'your password only as a hash made with Argon2id, from which the password cannot be read;',
        'language, theme and background that you chose;',
        'the state of the account: when it was created and activated, whether it is banned and why, its role;',
        'what you write to support, and our answers.',
      ],
    },
    {
      id: 'security-data',
      title: 'Logins, devices and security',
      paragraphs: [
        'For every login we store a session with the kind of device and browser, the IP address, the time of the login and of the last activity, and hashes of the tokens that belong to it. You see your sessions in the settings and can end each of them.',
        'If you turn on two-factor authentication we store the secret key in encrypted form and your backup codes as hashes. For a passkey we store its public key, the name you gave it, whether it is synced, and when it was created and last used. We record events that matter for security, such as a failed login, a changed password or a new device, with the device and the IP address, and count failed attempts per account and per IP address for a short time.',
        'New passwords are compared on our own server with a list of common passwords. If a service for breached passwords is asked too, it receives only the first five digits of a hash of the password, which many other passwords share, and nothing about you.',
      ],
    },
    {
      id: 'purchases',
      title: 'Purchases of Olympus Coins',
      paragraphs: [
        'For a purchase we store the amount, the price, the currency, the method, the state of the payment, the reference that the payment provider gave it, and the times. You enter card details on the page of the payment provider, who is responsible for them; they never reach our servers. The provider tells us whether a payment succeeded, failed, was refunded or disputed.',
      ],
    },
    {
      id: 'consents',
      title: 'Consents',
      paragraphs: [
        'When you accept the terms of service or the privacy policy, agree to the immediate supply of digital content or confirm the loss of the right of withdrawal, we store which text in which version and language it was, and when you did so, for a purchase also the IP address. We must be able to prove these declarations.',
      ],
    },
    {
      id: 'portal-data',
      title: 'Coins, shop, coupons and fortune wheel',
      paragraphs: [
        'We keep a ledger of every change of your balance, and store your shop orders, claimed and redeemed coupons, tickets and tokens of the fortune wheel, spins with the seeds that make them verifiable, and the state of every delivery. You find them in the logs of the portal. If you set yourself limits for purchases or spins, we store these too.',
        'So that anyone can check the fortune wheel, every spin is published in a log: its number and time, our seed once it is revealed, your seed, the draw and the reward. The log names neither your account nor your character. For public statistics we count spins by reward, by whether the account has bought coins and by whether it is younger than thirty days.',
      ],
    },
    {
      id: 'game-data',
      title: 'Data of your characters',
      paragraphs: [
        'The game servers send us data of your characters: name, class, level, attributes, equipment, inventory, bonuses, offers in the bazaar, pets and partners, statistics, results for the leaderboards and tickets that you have earned. They also report whether your account is in the game, and with which character. For this we store when a character entered and left the game, on which game server, and how its stay ended.',
        'We keep the names that a character has had, and what you saw on your last two visits of its page, so that we can show you what has changed. Only you see both.',
        'If you give an item to another player, that player and the game server see your username and your message. When you delete your account, the message stays with the other player, under the name of a deleted account instead of yours.',
      ],
    },
    {
      id: 'character-pages',
      title: 'Who sees your characters',
      paragraphs: [
        'Players who are logged in see the name, class, element, faction, levels, reputation, achievement points and appearance of a character, and its results on the leaderboards. Visitors without an account do not see characters.',
        'Everything else is shown only to you: equipment, inventory with gold, bonuses, bazaar, pets and partners, statistics, bank money and the last visit, which includes whether the character is in the game now. On the page of the character, under “Privacy”, you can open each of these to other players and close it again at any time. As long as the last visit is closed, an opened section does not show how old its data is. Offers in the bazaar and days of the statistics may still reveal when you played.',
        'If you create a link to the equipment of a character, we keep what it is wearing at that moment, with its name, class, element and levels. Every logged-in player who has the link sees this, even if the equipment is closed, until you delete the link or the character or your account is deleted.',
      ],
    },
    {
      id: 'statistics',
      title: 'Statistics of your characters',
      paragraphs: [
        'From the totals that the game servers report, we compute for each character what was added on a day in UTC and in a week: among other things defeated monsters and players, deaths, damage, raids, events, duels, gold earned and spent, skills and items used, and the time in the game by hour of the day. We also keep totals since the beginning, best times and other records, milestones, the gold held, the outcomes of the last twenty fights and the latest super rewards.',
        'For comparison, the portal shows the medians of characters of similar level and the share of them that a character is ahead of. They are computed from a sample of at most 500 characters of at least five players, including those whose statistics are closed. They name no character and do not tell what a single one did.',
      ],
    },
    {
      id: 'leaderboards',
      title: 'Leaderboards',
      paragraphs: [
        'Leaderboards rank characters by results that the game servers report, by reputation and by achievement points. They show the score, its details, when it was reached and, for a raid record, the names of the party. To show changes and best ranks, we store once a day the ranks of the first 10,000 of each board and of all characters whose owners used the portal within the last thirty days.',
        'On the page of a character you can hide it from the leaderboards. Then neither its results nor its name in a party are shown; the scores are kept so that it can return. The final result of a season is sealed: for the first hundred it holds only the ID of the character, rank, score and time.',
      ],
    },
    {
      id: 'connections',
      title: 'Connected accounts',
      paragraphs: [
        'If you connect an account of our chat community, we store the identifier and the display name that the chat service sends us after your agreement. We keep no access to your account there. When you disconnect it in the settings we delete this data.',
      ],
    },
    {
      id: 'contact',
      title: 'Messages to support',
      paragraphs: [
        'If you write to us on the contact page, we process your email address, your message, its topic, language and time, and your username if you enter it. If you are logged in, we process the address, the username and the account ID of your account instead.',
        'The portal mails your message to our support mailbox and a copy to the address you gave; it stores the message nowhere else. So that nobody misuses the form, it counts messages per network, per account and per address for up to two days, addresses only as hashes.',
      ],
    },
    {
      id: 'emails',
      title: 'Emails and download',
      paragraphs: [
        'We send emails about your account to its address: links and confirmations that you ask for, such as the link to the download page of the launcher, receipts, and notices about security, gifts and your characters.',
        'The download page can check a file of the launcher. Your browser computes its hash and compares it with those of our releases; neither the file nor its hash is sent to us.',
      ],
    },
    {
      id: 'logs',
      title: 'Server logs',
      paragraphs: [
        'For every request that changes something or fails, the server writes a line with the time, the function called, the result, its duration, a request ID, the IP address and, if you are logged in, the account ID. If too many requests come from one network, only the first one refused in a minute gets such a line, without the account ID; the others are counted with the address of the network. Passwords, tokens, codes and the contents of mails are left out. If an error is shown to you, its request ID lets us find the cause without asking for more.',
        'If your browser blocks something that the security rules of a page forbid, it reports this to us. From the report we log only what was blocked and on which kind of page.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: [
        'The portal sets only cookies that are strictly necessary for what you asked for. They need no consent, and no other party can read them.',
      ],
      items: [
        'token: shows that you are logged in when your browser asks for a page or for data. Valid for ten minutes, then renewed.',
        'refreshToken: renews your login. Kept until you close the browser or, if you chose to stay logged in, up to thirty days after your last visit. Removed when you log out.',
        '__Host-bind: ties the renewal of your login to this browser, so that a stolen token is worthless elsewhere. Lasts as long as refreshToken.',
        '__Host-device: knows this browser again, so that we can tell you about a login from another one and so that nobody locks you out by guessing your password. Kept for 400 days, also after you log out.',
        'locale: remembers the language of the portal, for one year.',
        'timeZone: the time zone of this device, so that pages show times in it at once. Kept for one year.',
      ],
    },
    {
      id: 'browser-storage',
      title: 'Storage in your browser',
      paragraphs: [
        'To load faster and to survive a lost connection, the portal keeps some data in your browser. It stays on your device; you can delete it at any time through the settings of the browser.',
      ],
      items: [
        'Local storage “user”: user ID, username and email address of the logged-in user. Removed when you log out.',
        'Local storage “game-characters”: a copy of your roster. Removed when you log out.',
        'Local storage for your choices: language, theme, background, the characters you chose last on pages, in the shop and at the fortune wheel, and, if you ticked “remember my email”, that address.',
        'Local storage for acts in progress: keys that prevent a purchase or an order from being carried out twice. Removed when the act is finished, otherwise on a visit more than a day later.',
        'Local storage “olympus-wheel-log”: the latest state of the public log of the fortune wheel that your browser has checked, without reference to you.',
        'Session storage for reloads: when the page last reloaded itself. Removed when you close the page.',
        'A browser database with names and pictures of the game, without reference to you. Emptied when you log out.',
      ],
    },
    {
      id: 'purposes',
      title: 'Purposes and legal bases',
      paragraphs: [
        'We process the data described above for the following purposes, on the legal bases of the General Data Protection Regulation (GDPR) named with them:',
      ],
      items: [
        'running the account, showing your characters and their statistics, selling and delivering digital content, support: performance of the contract (Article 6(1)(b));',
        'answering messages of people without an account: our legitimate interest in answering them (Article 6(1)(f));',
        'keeping accounts and payments safe, preventing fraud, abuse and cheating, finding errors, proving the draws of the fortune wheel, keeping leaderboards and comparing statistics: our legitimate interest in a safe and fair service (Article 6(1)(f));',
        'keeping records of purchases and consents, answering requests about your rights and lawful requests of authorities: legal obligations (Article 6(1)(c));',
        'connecting an account of the chat community: your consent (Article 6(1)(a)), which you can withdraw at any time with effect for the future by disconnecting it.',
      ],
    },
    {
      id: 'recipients',
      title: 'Who receives data',
      paragraphs: [
        'Within the operator, data is open only to those who need it for their work. Outside, it goes to:',
      ],
      items: [
        'the payment provider, who receives what a payment needs: amount, currency, our reference and your email address, and who processes your payment data under its own responsibility;',
        'the providers of hosting, downloads and email delivery, who process data on our behalf and on our instructions;',
        'the game servers of Olympus, which receive the deliveries and other tasks for your characters with the IDs of account and character, and learn whether your account may enter the game;',
        'the chat service, if you connect an account there;',
        'authorities, courts and legal advisers, where the law demands or allows it.',
      ],
    },
    {
      id: 'transfers',
      title: 'Countries outside the European Economic Area',
      paragraphs: [
        'If a recipient processes data outside the European Economic Area, this happens only where the European Commission has found the protection there adequate, or under standard contractual clauses with further safeguards where needed. Ask us for a copy of the safeguards that apply.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep data',
      paragraphs: ['We delete data when it is no longer needed for its purpose. In particular:'],
      items: [
        'account, character and portal data: as long as the account exists; for exceptions, see below. A deletion that you ask for is carried out after fourteen days, during which you can take it back; an account that is never activated is deleted.',
        'sessions: they end when you log out or end them, at the latest thirty days after their last use. The data of an ended session is deleted at the latest thirty days later.',
        'links for activation and for a new password: what you entered for them until they are used or expire, the fact that there was such a link thirty days longer.',
        'security events: 180 days. The record that you have used a browser before: 400 days after its last use, of the latest browser as long as the account exists.',
        'mails that we send you: their text until they are sent or could not be sent for a day, address and subject for seven days. Answers to requests that must not be carried out twice: up to 35 days.',
        'notices that keep open pages up to date: ten minutes.',
        'reports of the game servers: our answers to them for a week, entries that we refused for thirty days, when a character entered and left the game for 90 days after it left.',
        'statistics of characters: each day for 400 days, at most a month longer; weeks and totals as long as the account exists.',
        'daily ranks on the leaderboards: fifteen days, afterwards only the best one of each character. When the account is deleted, its entries and ranks are deleted; only the sealed result of a season keeps the ID of the character.',
        'spins, seeds, tickets and tokens of the fortune wheel: for good, because without them nobody could check the public log. When the account is deleted, they are separated from your name, your address and your characters.',
        'characters that were deleted in the game or by a selection: what their pages showed and links to their equipment, another thirty days, so that support can help after a fraud. Name, last figures, scores and statistics stay for your logs and your export as long as the account exists. Other players no longer see them, except the name in their own orders and gifts.',
        'purchases, ledger entries and consents: as long as commercial and tax law or the time limits for claims demand, as a rule up to ten years. After the deletion of the account they are blocked for every other use.',
        'messages of the contact page: in the portal until their mails are sent or could not be sent for a day, addresses and subjects of the mails for seven days; in our support mailbox, with our answers, until the matter is settled and the time limits for claims have ended.',
        'server logs: as a rule thirty days, longer only while a particular incident is being examined.',
        'backups: data that has been deleted stays in them until they are deleted too.',
      ],
    },
    {
      id: 'protection',
      title: 'How data is protected',
      paragraphs: [
        'All connections are encrypted. Passwords, tokens and backup codes are stored only as hashes, keys of two-factor authentication only encrypted. Tokens are short-lived and are replaced at each renewal; if an old one is used again, its session ends. Only the few people who run the servers can change account data by hand, and every such change is recorded with its author and reason. What they look at with the operators’ tools is recorded for 400 days. If a breach of security puts your rights at high risk, we inform you without undue delay.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      paragraphs: [
        'You can exercise the following rights at any time, free of charge, in the settings where they offer it or by writing to the address on the contact page. We answer within one month.',
      ],
      items: [
        'access to the data we hold about you, and a copy of it: in the settings you download all data of your account as a ZIP file with JSON and CSV, by a link that works once and for ten minutes, and on the page of a character its data as JSON;',
        'correction of wrong and completion of incomplete data;',
        'deletion, as far as no duty to keep the data stands against it, and restriction of processing;',
        'portability: the data you gave us, in a common machine-readable format;',
        'objection, on grounds relating to your particular situation, to processing that rests on our legitimate interest;',
        'withdrawal of a consent, with effect for the future;',
        'a complaint to a data protection authority, in particular in the country where you live, where you work or where you believe that the law was broken.',
      ],
    },
    {
      id: 'automated-decisions',
      title: 'Automated decisions',
      paragraphs: [
        'Attempts to log in, register, claim codes or have emails sent are limited automatically for a short time. If unusually many registrations or requests for links arrive, your browser first solves a computing task, which uses no data about you. Beyond that we take no decision with legal or similarly significant effect by automated means alone: bans are decided by people. The draws of the fortune wheel and of random boxes use no data about you.',
      ],
    },
    {
      id: 'necessity',
      title: 'Which data you have to give',
      paragraphs: [
        'Without a username, an email address and a password we cannot offer you an account, and without the data of a payment we cannot sell you coins. Everything else is voluntary.',
      ],
    },
    {
      id: 'young-players',
      title: 'Young players',
      paragraphs: [
        'Players who are not yet of age need the consent of a parent or guardian to register. If you believe that a child has given us data without that consent, write to us and we delete the account.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes of this policy',
      paragraphs: [
        'We adapt this policy when the portal or the law changes. The current version with its date is always on this page. We announce essential changes by email before they apply.',
      ],
    },
  ],
}
