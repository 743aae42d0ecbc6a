import type { Letters } from '../../mail/mail.ts'

interface WithLink {
  readonly username: string
  readonly url: string
}

export const dataExportedLetters: Letters<WithLink> = {
  cn: ({ username, url }) => ({
    subject: '你的数据已被下载',
    greeting: `${username}，你好：`,
    paragraphs: [
      '某个已登录你的 Olympus 账号并知道密码的人下载了我们保存的与你有关的全部数据的副本。',
      '如果是你本人操作，则无需处理。如果不是，请立即通过下方链接设置新密码。',
    ],
    action: { label: '重置密码', url },
  }),
  hk: ({ username, url }) => ({
    subject: '你的資料已被下載',
    greeting: `${username}，你好：`,
    paragraphs: [
      '某個已登入你的 Olympus 帳號並知道密碼的人下載了我們所保存的你的全部資料副本。',
      '如果是你本人操作，則無需處理。如果不是，請立即透過下方連結設定新密碼。',
    ],
    action: { label: '重設密碼', url },
  }),
  cz: ({ username, url }) => ({
    subject: 'Tvoje data byla stažena',
    greeting: `Ahoj ${username},`,
    paragraphs: [
      'někdo, kdo je přihlášený k tvému účtu Olympus a zná jeho heslo, si stáhl kopii všeho, co o tobě ukládáme.',
      'Pokud o tom víš, nemusíš nic dělat. Pokud ne, hned si přes odkaz níže nastav nové heslo.',
    ],
    action: { label: 'Obnovit heslo', url },
  }),
  de: ({ username, url }) => ({
    subject: 'Deine Daten wurden heruntergeladen',
    greeting: `Hallo ${username},`,
    paragraphs: [
      'jemand, der bei deinem Olympus-Konto angemeldet ist und das Passwort kennt, hat eine Kopie von allem heruntergeladen, was wir über dich speichern.',
      'Wenn du das warst, musst du nichts weiter tun. Wenn nicht, setze sofort über den Link unten ein neues Passwort.',
    ],
    action: { label: 'Passwort zurücksetzen', url },
  }),
  en: ({ username, url }) => ({
    subject: 'Your data was downloaded',
    greeting: `Hello ${username},`,
    paragraphs: [
      'Someone who is logged in to your Olympus account and knows its password downloaded a copy of everything we store about you.',
      'If this was you, you do not need to do anything. If not, set a new password with the link below right away.',
    ],
    action: { label: 'Reset password', url },
  }),
  es: ({ username, url }) => ({
    subject: 'Se han descargado tus datos',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      'Alguien que ha iniciado sesión en tu cuenta de Olympus y conoce su contraseña ha descargado una copia de todo lo que guardamos sobre ti.',
      'Si has sido tú, no tienes que hacer nada. Si no, crea ahora mismo una contraseña nueva con el enlace de abajo.',
    ],
    action: { label: 'Restablecer la contraseña', url },
  }),
  fr: ({ username, url }) => ({
    subject: 'Tes données ont été téléchargées',
    greeting: `Bonjour ${username},`,
    paragraphs: [
      'Quelqu’un qui est connecté à ton compte Olympus et qui en connaît le mot de passe a téléchargé une copie de tout ce que nous conservons sur toi.',
      'Si c’était toi, tu n’as rien à faire. Sinon, choisis tout de suite un nouveau mot de passe avec le lien ci-dessous.',
    ],
    action: { label: 'Réinitialiser le mot de passe', url },
  }),
  it: ({ username, url }) => ({
    subject: 'I tuoi dati sono stati scaricati',
    greeting: `Ciao ${username},`,
    paragraphs: [
      'Qualcuno che ha effettuato l’accesso al tuo account Olympus e ne conosce la password ha scaricato una copia di tutto ciò che conserviamo su di te.',
      'Se l’hai fatto tu, non devi fare nulla. Altrimenti imposta subito una nuova password con il link qui sotto.',
    ],
    action: { label: 'Reimposta la password', url },
  }),
  pl: ({ username, url }) => ({
    subject: 'Twoje dane zostały pobrane',
    greeting: `Cześć ${username},`,
    paragraphs: [
      'Osoba zalogowana na Twoje konto Olympus, która zna hasło, pobrała kopię wszystkiego, co o Tobie przechowujemy.',
      'Jeśli to Ty, nie musisz nic robić. Jeśli nie, od razu ustaw nowe hasło, korzystając z linku poniżej.',
    ],
    action: { label: 'Zresetuj hasło', url },
  }),
  tr: ({ username, url }) => ({
    subject: 'Verilerin indirildi',
    greeting: `Merhaba ${username},`,
    paragraphs: [
      'Olympus hesabında oturum açmış ve şifresini bilen biri, hakkında sakladığımız her şeyin bir kopyasını indirdi.',
      'Bunu sen yaptıysan bir şey yapmana gerek yok. Yapmadıysan aşağıdaki bağlantıyla hemen yeni bir şifre belirle.',
    ],
    action: { label: 'Şifreyi sıfırla', url },
  }),
}
