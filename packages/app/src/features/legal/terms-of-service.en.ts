import type { LegalText } from './legal-text.ts'

export const termsOfServiceEn: LegalText = {
  version: '2025-06-12-8',
  updatedOn: '2025-06-12',
  sections: [
    {
      id: 'scope',
      title: 'What these terms cover',
      paragraphs: [
        'These terms apply between you and the operator of Olympus when you use the Olympus portal: the account, the purchase of Olympus Coins, the shop, gifts, coupons, the fortune wheel, your characters with their pages and statistics, the leaderboards and the download of the launcher.',
        'They apply in the version that you accepted when you registered or when you last bought coins, or that came into force under the section on changes. You can read and save the current version here at any time, without an account.',
        'Where these terms give you less than the mandatory consumer law of the country you live in, that law prevails.',
      ],
    },
    {
      id: 'operator',
      title: 'Operator and contact',
      paragraphs: [
        'Your contract partner is the operator of Olympus, called “we” in these terms. The contact page, which needs no login, gives the address at which you reach us, for questions, complaints, a withdrawal or an appeal against a ban. There you can also ask for the name and the postal address of the operator.',
        'We write to you at the email address of your account. Please keep it current; what we send there counts as received when you could be expected to read it.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        'You need an account to use the portal. You create it with a username, an email address and a password and activate it through the link that we mail to you. The contract about the account begins with the activation. The account itself is free of charge.',
        'If you are not yet of age where you live, you may register and buy coins only with the consent of a parent or guardian. We may ask for proof of that consent.',
        'An account belongs to one natural person. You may not sell it, rent it out, give it away or let others use it.',
      ],
      items: [
        'The information you give at registration is correct and stays correct.',
        'Your username does not offend, deceive or pretend to be somebody else, in particular a member of the team.',
        'You do not create accounts by a script, and none to get round a ban or a limit.',
      ],
    },
    {
      id: 'security',
      title: 'Keeping the account safe',
      paragraphs: [
        'Choose a password that you use nowhere else, keep it to yourself, and turn on two-factor authentication where the portal offers it. Keep backup codes where nobody else finds them; each works once.',
        'Tell us at once if you believe that somebody else has access to your account. You can end the sessions of other devices in the settings.',
        'Our team never asks for your password, a login code or the details of your card.',
      ],
    },
    {
      id: 'olympus-coins',
      title: 'Olympus Coins',
      paragraphs: [
        'Olympus Coins (OC) are digital content. With them you receive a personal, non-exclusive and non-transferable license to exchange them, within this portal, for the items and services that the shop offers at that time. The license lasts as long as your account exists.',
        'OC are not money, not electronic money and not a means of payment outside the portal. They bear no interest, cannot be exchanged for money and cannot be moved to another account. What you can give to another player are items of the shop, as described in the section on gifts.',
        'Coins that you have spent are used up: they are not paid out and not returned, unless a delivery fails, an item is defective or the law gives you that right. Bonus coins of a package follow the purchase with which you received them.',
        'Every change of your balance is a recorded entry. If an entry is wrong we correct it by a further entry that you can see, never by removing the first one.',
      ],
    },
    {
      id: 'buying-coins',
      title: 'Buying coins',
      paragraphs: [
        'The amounts on the purchase page, with their bonus and their total price including value added tax, are an invitation to order. You make a binding offer when you proceed to secure payment after choosing an amount and a method and ticking the consents. The contract comes about when we confirm the payment and credit the coins.',
        'The payment is made on the page of the payment provider. Card details are entered there and never reach us. If the payment fails, no contract comes about and nothing is credited.',
        'We credit the coins at once after the provider has verified the payment, as a rule within seconds. We confirm the purchase, together with the consents you gave, by email.',
        'If a payment is reversed after the coins were credited, we take back the coins of that purchase. If they have been spent already, the missing amount is owed to us, and you can spend no more coins until it is settled. You can still log in.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Right of withdrawal',
      paragraphs: [
        'As a consumer you have the right to withdraw from a purchase of coins within fourteen days without giving any reason. The period ends fourteen days after the day on which the contract came about.',
        'To exercise the right, use “Withdraw from contract here” at the purchase in your donation logs, or tell us by another clear statement that you withdraw, for example by email to the address on the contact page. You may use the form below but do not have to. What you declare in the logs holds at once, and we confirm it by email. It is enough that you send the statement before the period ends.',
        'If you withdraw, we refund all payments received for that purchase without delay, and at the latest fourteen days after the day on which your statement reached us. We use the means of payment that you used and charge you nothing for it. The coins of the purchase, bonus included, are removed from your balance.',
        'The right of withdrawal expires early for digital content that is supplied at once. Before you pay, we therefore ask you to agree expressly that we activate the coins immediately after payment, and to confirm that you know that you lose your right of withdrawal once they are activated. We confirm both by email. Without these two consents we cannot sell coins.',
        'Beyond what the law demands, we accept a withdrawal within the fourteen days even after activation, as long as the coins of the purchase are unspent. Coins are all alike: they count as unspent while your balance holds all coins of the purchase, bonus included, and you owe us none.',
      ],
    },
    {
      id: 'withdrawal-form',
      title: 'Withdrawal form',
      paragraphs: [
        'If you want to withdraw from a purchase you can copy this form, complete it and send it to the address on the contact page.',
      ],
      items: [
        'To the operator of Olympus:',
        'I hereby give notice that I withdraw from my contract for the supply of the following digital content: (amount of Olympus Coins, donation ID)',
        'Ordered on: (date)',
        'Name of the consumer and username in the portal:',
        'Address of the consumer:',
        'Signature of the consumer (only if the form is sent on paper):',
        'Date:',
      ],
    },
    {
      id: 'shop',
      title: 'The shop',
      paragraphs: [
        'The shop shows the price of every item in OC and next to it a price in money, calculated from the smallest package of coins. For an item on sale it also shows the lowest price of the thirty days before the sale. If an offer ends at a set time, the shop shows that time. For a temporary item it shows how long the item lasts after its delivery. Some items are limited in number per account or period; you see the limit before you order.',
        'You buy an item for one of your characters. The price you saw is the price you pay: if it has changed in the meantime, the order is refused and you see the new one. Prices of later orders may differ.',
        'Items are digital content for use in the game. They are bound to the character that receives them and carry the same license as the coins you paid with. Their effect may be adjusted to keep the game balanced, as described in the section on changes.',
      ],
    },
    {
      id: 'gifts',
      title: 'Gifts',
      paragraphs: [
        'You can buy an item of the shop as a gift for an active character of another player, whose name you enter. A gift is an order of yours: you pay for it with your coins, and it counts toward your limits. It is delivered at once, and you cannot take it back. Please check the name before you order.',
        'The other player sees your username, your message and the item, but not the price. The rules of fair use apply to the message too. If the delivery fails, the coins return to your balance and the other player has no claim to the item.',
      ],
    },
    {
      id: 'deliveries',
      title: 'Deliveries and refunds',
      paragraphs: [
        'Whatever is granted to a character becomes a delivery, and you can follow it in the logs: it is queued, then claimed by the game server, then confirmed. Most deliveries are confirmed within a few minutes; while a game server is under maintenance they wait.',
        'If a game server fails to complete a delivery for more than a day, it is shown as delayed until we have looked into it. If a delivery cannot be carried out, it is marked as failed with its reason and the coins paid for it are returned to your balance automatically. The item of a coupon returns to your coupon inventory. An item that the fortune wheel granted becomes a coupon there.',
        'If a delivery is shown as confirmed and you do not find the item, contact support with the order ID. We compare our records with those of the game server and deliver again or refund.',
      ],
    },
    {
      id: 'coupons',
      title: 'Coupons',
      paragraphs: [
        'Coupon codes are case-sensitive and can be claimed once per account. A code may be limited in time, in number, to certain accounts or to accounts of a certain age. Coins and tickets from a coupon are credited at once. An item coupon goes to your coupon inventory until you redeem it for a character of your choice; a redemption cannot be undone.',
        'Coupons are given free of charge. They may not be sold, are not paid out, and are void if they were obtained by deception or through an error that you could recognize.',
      ],
    },
    {
      id: 'chance',
      title: 'Fortune wheel and random boxes',
      paragraphs: [
        'The fortune wheel is played with tickets, one for each spin. Every spin yields one reward and one token. The reward of every thirtieth spin since your last jackpot is drawn from the jackpot set, that of every other spin from the regular set. Tokens can be exchanged for tickets or for listed rewards at the price shown; an exchange cannot be undone. You also get tickets as rewards, from coupons, in the game and from support; we do not sell them.',
        'The odds of every reward of the wheel, and of everything that a random box can hold, are shown before you spin or buy. They are the odds that the draw uses; they do not depend on who you are, what you have spent or what you drew before, except for the jackpot described above.',
        'Before you spin, the portal publishes a fingerprint of its secret seed. You then set a seed of your own or take the one that your browser suggests. Both together with the number of the spin determine the result. The secret seed is revealed when it is replaced, at the latest thirty days after its first spin, so that you can verify every earlier spin yourself. Every spin is in a public log that names neither you nor your character; nobody can change or remove it there unnoticed.',
        'Tickets, tokens and rewards have no value in money and cannot be cashed in. A result stands even if the connection is lost while the wheel turns; the reward is delivered all the same. If the game does not accept it, you keep it as a coupon.',
      ],
    },
    {
      id: 'characters',
      title: 'Characters',
      paragraphs: [
        'An account holds up to eight characters, of which at most four may be deactivated. You can activate one character per week. Characters can be activated and deactivated only while the whole account is offline in the game. The last active character cannot be deactivated, and as a rule neither can one that sells or bids in the bazaar. A swap applies once the game server confirms it; if an activation fails, you may activate another one instead.',
        'If you confirm a permanent selection of the characters to keep, the others are deleted for good, with their gold, levels, pets and partners. Before you confirm, the portal lists what is deleted, which listings and bids go to the character you choose and which items become coupons. You can cancel a confirmed selection until the time shown there, and not after it. If your characters or items have changed by then, we ask you again. As long as a selection is open, you cannot swap characters, nor buy or redeem anything for those that will be deleted.',
      ],
    },
    {
      id: 'character-pages',
      title: 'Character pages, statistics and leaderboards',
      paragraphs: [
        'The pages of your characters, their statistics and the leaderboards show what the game servers report. They may be late or incomplete; what counts is the state of the game. We correct errors that we notice or that you report to support.',
        'Other players see the public part of each character’s page, such as its name, class, levels and appearance, and its places on the leaderboards. In the privacy settings of a character you decide whether they also see details such as its equipment, inventory, statistics and last visit, and whether it appears on the leaderboards. You can change this at any time.',
        'You can create links to the equipment of a character. Such a link shows every player who has it what the character wore at that moment, with its name and the date, whatever the privacy settings say. It works until you delete it, or until the character or the account is deleted.',
        'Characters of our team and of banned accounts are not ranked, not even in past seasons. A place on a leaderboard gives you no claim to a reward unless we have promised one.',
      ],
    },
    {
      id: 'conduct',
      title: 'Fair use',
      paragraphs: ['The portal is shared by many. When you use it, you may not'],
      items: [
        'disturb or overload it, probe it for weaknesses without our agreement, or read data that is not meant for you;',
        'use bots, scripts or manipulated clients, or exploit an error instead of reporting it;',
        'trade accounts, coins, coupons, items or tickets for money or outside the means that the game offers;',
        'pay with means that are not yours, or reverse a rightful payment;',
        'insult, threaten, harass or deceive others, or spread content that is unlawful;',
        'copy, resell or republish the portal or parts of it, beyond what the law or a license permits.',
      ],
    },
    {
      id: 'bans',
      title: 'Warnings, blocks and bans',
      paragraphs: [
        'If there are concrete signs that you break these terms, we may warn you, take back what was obtained unfairly, block single functions, suspend the account for a time or, after a serious or repeated breach, ban it permanently. We choose the mildest measure that protects the other players, and we take into account what speaks for you.',
        'We tell you what we did, why and for how long, unless the law forbids it. You can appeal to support within six months; a person reviews the appeal, where possible not the one who decided.',
        'Claims for a refund of coins that you bought and did not spend, as far as the law grants them, survive a ban that is not based on fraud with those coins.',
      ],
    },
    {
      id: 'rights',
      title: 'Rights in the portal and the game',
      paragraphs: [
        'Olympus, its software, pictures, texts, music and marks belong to the operator or to those who licensed them to us. You may use the portal and the launcher for private play. Parts under an open license are governed by that license; the support page names their authors.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability and conformity',
      paragraphs: [
        'We run the portal with the care that is usual for such services, but we cannot promise that it is available at all times. We announce planned maintenance where possible.',
        'For what you pay for, the statutory rules on defective digital content apply: we owe digital content that conforms to the contract, we put defects right, and if that fails you may claim a price reduction or end the contract.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      paragraphs: [
        'We are liable without limit for intent and gross negligence, for injury to life, body or health, under product liability law and as far as we have given a guarantee.',
        'In cases of slight negligence we are liable only for the breach of a duty that is essential to the contract and on whose fulfillment you may regularly rely. Liability is then limited to the damage that is typical of such a contract and was foreseeable. Any further liability for slight negligence is excluded. The same applies to those who act for us.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending the contract',
      paragraphs: [
        'You can have your account deleted at any time, without giving reasons. Deletion is carried out after fourteen days, during which you can take it back. Characters, items and unspent coins are lost with it; please use them or withdraw from open purchases first.',
        'We may end the contract with thirty days’ notice by email, for example when the portal is closed. Either side may end it without notice for an important reason. Your statutory right to a refund for coins that you bought and could not spend remains.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'We may develop the portal and the offer of the shop, and adapt items where this is needed for security, for the balance of the game or because the law or technology changes, provided that this costs you nothing and is reasonable for you. If a change affects paid content more than slightly, we tell you beforehand, and you may end the contract free of charge within thirty days.',
        'We announce changes of these terms by email at least thirty days before they apply, and say what changes and why. Changes that would be to your disadvantage in an essential point apply only if you agree. If you do not agree, the previous terms continue to apply; we may then end the contract as described above.',
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      paragraphs: [
        'The law of the country in which the operator is established applies, without the United Nations Convention on Contracts for the International Sale of Goods. As a consumer you keep the protection of the mandatory provisions of the country in which you live, and you may bring an action there.',
        'Please write to support first; most matters can be settled in that way. You are free to turn to a body for consumer dispute resolution. We tell you whether we take part in such a procedure where the law requires it.',
        'If a provision of these terms is invalid, the others remain in force, and the statutory rule takes its place.',
      ],
    },
  ],
}
