import type { LocaleCode } from '@olympus/contract/locales'
import type { FolderData, SectionData } from './read-sections.ts'

interface ReadmeValues {
  readonly username: string
  readonly createdAt: Date
}

interface Contents {
  readonly sections: readonly SectionData[]
  readonly folders: readonly FolderData[]
}

interface ReadmeTexts {
  readonly head: (values: ReadmeValues) => string
  readonly body: string
}

const texts: Readonly<Record<LocaleCode, ReadmeTexts>> = {
  cn: {
    head: ({ username, createdAt }) =>
      `Olympus 保存的关于 ${username} 的全部数据，截至 ${createdAt.toISOString()}。`,
    body: '每类数据都提供两份：供程序使用的 JSON 和供电子表格使用的 CSV。文件夹中只有 JSON。时间均为 UTC。在 CSV 文件中，电子表格会当作公式的文本前面带有撇号。不包含密码、密钥和登录验证码：我们只以哈希或加密形式保存它们。',
  },
  hk: {
    head: ({ username, createdAt }) =>
      `Olympus 儲存的關於 ${username} 的全部資料，截至 ${createdAt.toISOString()}。`,
    body: '每類資料都提供兩份：供程式使用的 JSON 和供試算表使用的 CSV。資料夾中只有 JSON。時間均為 UTC。在 CSV 檔案中，試算表會當作公式的文字前面帶有撇號。不包含密碼、密鑰和登入驗證碼：我們只以雜湊或加密形式儲存它們。',
  },
  cz: {
    head: ({ username, createdAt }) =>
      `Všechno, co Olympus ukládá: ${username}, stav k ${createdAt.toISOString()}.`,
    body: 'Každý druh dat je přiložen dvakrát: jako JSON pro programy a jako CSV pro tabulkové editory. Ve složkách je jen JSON. Časy jsou v UTC. V souborech CSV stojí před textem, který by tabulkový editor považoval za vzorec, apostrof. Hesla, klíče a přihlašovací kódy součástí nejsou: ukládáme je jen jako hash nebo zašifrované.',
  },
  de: {
    head: ({ username, createdAt }) =>
      `Alles, was Olympus über ${username} speichert, Stand ${createdAt.toISOString()}.`,
    body: 'Jede Art von Daten liegt zweimal bei: als JSON für Programme und als CSV für Tabellenprogramme. In Ordnern liegt nur JSON. Zeiten sind in UTC. In CSV steht ein Apostroph vor einem Text, den ein Tabellenprogramm für eine Formel hielte. Passwörter, Schlüssel und Anmeldecodes sind nicht dabei: Wir speichern sie nur als Hash oder verschlüsselt.',
  },
  en: {
    head: ({ username, createdAt }) =>
      `Everything Olympus stores about ${username}, as of ${createdAt.toISOString()}.`,
    body: 'Each kind of data is included twice: as JSON for programs and as CSV for spreadsheets. Folders contain JSON only. Times are in UTC. In CSV files, an apostrophe precedes any text that a spreadsheet would read as a formula. Passwords, keys and login codes are not included. We store them only as hashes or encrypted.',
  },
  es: {
    head: ({ username, createdAt }) =>
      `Todo lo que Olympus guarda sobre ${username}, actualizado: ${createdAt.toISOString()}.`,
    body: 'Cada tipo de datos se incluye dos veces: como JSON para programas y como CSV para hojas de cálculo. Las carpetas solo contienen JSON. Las horas están en UTC. En los archivos CSV, un apóstrofo precede a cualquier texto que una hoja de cálculo leería como fórmula. No se incluyen contraseñas, claves ni códigos de inicio de sesión: solo los guardamos como hash o cifrados.',
  },
  fr: {
    head: ({ username, createdAt }) =>
      `Tout ce qu’Olympus conserve sur ${username}, mise à jour\u00a0: ${createdAt.toISOString()}.`,
    body: 'Chaque type de données est fourni deux fois\u00a0: en JSON pour les programmes et en CSV pour les tableurs. Les dossiers ne contiennent que du JSON. Les heures sont en UTC. Dans les fichiers CSV, une apostrophe précède tout texte qu’un tableur lirait comme une formule. Les mots de passe, les clés et les codes de connexion n’y figurent pas\u00a0: nous ne les conservons que hachés ou chiffrés.',
  },
  it: {
    head: ({ username, createdAt }) =>
      `Tutto ciò che Olympus conserva su ${username}, aggiornato: ${createdAt.toISOString()}.`,
    body: 'Ogni tipo di dati è incluso due volte: come JSON per i programmi e come CSV per i fogli di calcolo. Le cartelle contengono solo JSON. Gli orari sono in UTC. Nei file CSV un apostrofo precede ogni testo che un foglio di calcolo leggerebbe come formula. Password, chiavi e codici di accesso non sono inclusi: li conserviamo solo come hash o cifrati.',
  },
  pl: {
    head: ({ username, createdAt }) =>
      `Wszystko, co przechowuje Olympus: ${username}, stan: ${createdAt.toISOString()}.`,
    body: 'Każdy rodzaj danych jest dołączony dwa razy: jako JSON dla programów i jako CSV dla arkuszy kalkulacyjnych. W folderach jest tylko JSON. Czasy są w UTC. W plikach CSV tekst, który arkusz odczytałby jako formułę, poprzedza apostrof. Hasła, klucze i kody logowania nie są dołączone: przechowujemy je tylko jako skróty lub zaszyfrowane.',
  },
  tr: {
    head: ({ username, createdAt }) =>
      `Olympus’un ${username} hakkında sakladığı her şey, veri zamanı: ${createdAt.toISOString()}.`,
    body: 'Her veri türü iki kez eklenmiştir: programlar için JSON, hesap tabloları için CSV. Klasörlerde yalnızca JSON bulunur. Saatler UTC’dir. CSV dosyalarında, hesap tablosunun formül sanacağı metinlerin önünde bir kesme işareti bulunur. Şifreler, anahtarlar ve giriş kodları dahil değildir: Bunları yalnızca karma veya şifrelenmiş olarak saklarız.',
  },
}

/** The README of an export, which describes its files. */
export function exportReadme(
  { sections, folders }: Contents,
  locale: LocaleCode,
  values: ReadmeValues,
): string {
  const { head, body } = texts[locale]
  const lines = [
    ...sections.map(({ name, description }) => `${name}: ${description[locale]}`),
    ...folders.map(({ folder, description }) => `${folder}/: ${description[locale]}`),
  ]
  return [head(values), '', body, '', ...lines, ''].join('\r\n')
}
