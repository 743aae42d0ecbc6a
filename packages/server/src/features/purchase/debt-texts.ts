import type { LocaleCode } from '@olympus/contract/locales'

/** Says that some of the reversed coins were already spent. */
export const debtTexts: Readonly<Record<LocaleCode, (debt: string) => string>> = {
  cn: (debt) =>
    `其中一部分你已经花掉，因此你欠 ${debt} Olympus Coins。之后的购买还清欠款后，你就能再次使用 Olympus Coins。你的账号中其他一切不变。`,
  hk: (debt) =>
    `其中一部分你已經花掉，因此你欠 ${debt} Olympus Coins。之後的購買還清欠款後，你就能再次使用 Olympus Coins。你的帳號中其他一切不變。`,
  cz: (debt) =>
    `Část z nich už byla utracená, proto dlužíš ${debt} Olympus Coins. Mince budeš moct znovu utrácet, až dluh vyrovnají tvoje další nákupy. Nic jiného se v tvém účtu nemění.`,
  de: (debt) =>
    `Ein Teil davon war schon ausgegeben: Du schuldest ${debt} Olympus Coins. Bis deine nächsten Käufe sie ausgeglichen haben, kannst du keine Coins ausgeben; alles andere in deinem Konto bleibt, wie es ist.`,
  en: (debt) =>
    `You had already spent some of them, so you owe ${debt} Olympus Coins. You can spend coins again once your next purchases have paid it off. Nothing else in your account changes.`,
  es: (debt) =>
    `Ya habías gastado una parte, así que debes ${debt} Olympus Coins. Podrás volver a gastar monedas cuando tus próximas compras hayan saldado la deuda. No cambia nada más en tu cuenta.`,
  fr: (debt) =>
    `Tu en avais déjà dépensé une partie\u00a0: tu dois donc ${debt} Olympus Coins. Tu pourras à nouveau dépenser des Olympus Coins quand tes prochains achats auront remboursé cette dette. Rien d’autre ne change dans ton compte.`,
  it: (debt) =>
    `Ne avevi già speso una parte, quindi devi ${debt} Olympus Coins. Potrai spendere di nuovo Olympus Coins quando i tuoi prossimi acquisti avranno saldato il debito. Nel tuo account non cambia nient’altro.`,
  pl: (debt) =>
    `Część z nich została już wydana, dlatego Twój dług wynosi ${debt} Olympus Coins. Monety znów będzie można wydawać, gdy spłacą go Twoje kolejne zakupy. Nic innego na Twoim koncie się nie zmienia.`,
  tr: (debt) =>
    `Bir kısmını zaten harcamıştın, bu yüzden ${debt} Olympus Coins borcun var. Sonraki satın almaların borcu kapatınca yeniden Olympus Coins harcayabilirsin. Hesabında başka hiçbir şey değişmez.`,
}

/** Says that some of the received coins paid off a debt, or a part of it. */
export const repaidTexts: Readonly<Record<LocaleCode, (repaid: string) => string>> = {
  cn: (repaid) => `其中 ${repaid} Olympus Coins 已用于抵偿你的欠款。`,
  hk: (repaid) => `其中 ${repaid} Olympus Coins 已用於抵償你的欠款。`,
  cz: (repaid) => `Z toho ${repaid} Olympus Coins šlo na splacení tvého dluhu.`,
  de: (repaid) => `Davon wurden ${repaid} Olympus Coins mit deinen Schulden verrechnet.`,
  en: (repaid) => `Of these, ${repaid} Olympus Coins went toward what you owed.`,
  es: (repaid) => `De ese total, ${repaid} Olympus Coins se han destinado a saldar tu deuda.`,
  fr: (repaid) => `Parmi eux, ${repaid} Olympus Coins ont servi à rembourser ta dette.`,
  it: (repaid) => `Di questi, ${repaid} Olympus Coins sono stati usati per saldare il tuo debito.`,
  pl: (repaid) => `Z tego ${repaid} Olympus Coins przeznaczyliśmy na spłatę Twojego długu.`,
  tr: (repaid) => `Bunun ${repaid} Olympus Coins kadarı borcunu ödemek için kullanıldı.`,
}
