import type { LauncherRequirements } from '@olympus/contract/download'
import type { ReleaseNotes } from '../features/download/releases.ts'
import type { OwnText } from '../localized-text.ts'

export interface DemoLauncher {
  readonly version: string
  readonly publishedAt: Date
  readonly notes: ReleaseNotes
  readonly withdrawal?: { readonly at: Date; readonly reason: OwnText }
}

export const launcherRequirements: LauncherRequirements = {
  windowsVersions: ['10', '11'],
  processorCores: 2,
  processorGigahertz: 2,
  memoryGigabytes: 4,
  recommendedMemoryGigabytes: 8,
  graphics: 'DirectX 11',
  diskGigabytes: 12,
}

/** The newest first. */
export const demoLaunchers: readonly DemoLauncher[] = [
  {
    version: '2.4.1',
    publishedAt: new Date('2025-06-03T09:00:00Z'),
    notes: {
      en: [
        'Updates resume after a lost connection.',
        'Log in with a passkey.',
        'Less memory while the game runs.',
      ],
      cn: ['断线后可继续更新。', '使用通行密钥登录。', '游戏运行时占用更少内存。'],
      hk: ['斷線後可繼續更新。', '使用通行密鑰登入。', '遊戲運行時佔用較少記憶體。'],
      cz: [
        'Aktualizace po výpadku připojení pokračují.',
        'Přihlášení přístupovým klíčem.',
        'Méně paměti, když hra běží.',
      ],
      de: [
        'Updates gehen nach einem Verbindungsabbruch weiter.',
        'Anmelden mit einem Passkey.',
        'Weniger Arbeitsspeicher, während das Spiel läuft.',
      ],
      es: [
        'Las actualizaciones continúan tras perder la conexión.',
        'Inicia sesión con una llave de acceso.',
        'Menos memoria mientras se ejecuta el juego.',
      ],
      fr: [
        'Les mises à jour reprennent après une coupure.',
        'Connexion avec une clé d’accès.',
        'Moins de mémoire pendant que le jeu tourne.',
      ],
      it: [
        'Gli aggiornamenti riprendono dopo una disconnessione.',
        'Accesso con una passkey.',
        'Meno memoria mentre il gioco è in esecuzione.',
      ],
      pl: [
        'Aktualizacje są wznawiane po utracie połączenia.',
        'Logowanie kluczem dostępu.',
        'Mniejsze zużycie pamięci podczas gry.',
      ],
      tr: [
        'Güncellemeler bağlantı kesildikten sonra kaldığı yerden sürer.',
        'Geçiş anahtarıyla giriş.',
        'Oyun çalışırken daha az bellek.',
      ],
    },
  },
  { version: '2.4.0', publishedAt: new Date('2025-05-06T09:00:00Z'), notes: { en: [] } },
  {
    version: '2.3.2',
    publishedAt: new Date('2025-04-11T09:00:00Z'),
    notes: { en: [] },
    withdrawal: {
      at: new Date('2025-04-14T09:00:00Z'),
      reason: {
        en: 'It could not resume an interrupted update. 2.4.0 repairs it.',
        cn: '无法继续中断的更新。2.4.0 已修复。',
        hk: '無法繼續中斷的更新。2.4.0 已修復。',
        cz: 'Nedokázala navázat na přerušenou aktualizaci. Verze 2.4.0 to opravuje.',
        de: 'Sie konnte ein unterbrochenes Update nicht fortsetzen. 2.4.0 behebt das.',
        es: 'No podía reanudar una actualización interrumpida. La 2.4.0 lo corrige.',
        fr: 'Elle ne pouvait pas reprendre une mise à jour interrompue. La 2.4.0 corrige ce défaut.',
        it: 'Non riusciva a riprendere un aggiornamento interrotto. La 2.4.0 risolve il problema.',
        pl: 'Nie potrafiła wznowić przerwanej aktualizacji. Wersja 2.4.0 to naprawia.',
        tr: 'Yarıda kalan bir güncellemeyi sürdüremiyordu. 2.4.0 bunu düzeltir.',
      },
    },
  },
  { version: '2.3.1', publishedAt: new Date('2025-03-20T09:00:00Z'), notes: { en: [] } },
]
