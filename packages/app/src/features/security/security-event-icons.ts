import type { SecurityEventKind } from '@olympus/contract/security-events'
import {
  Download,
  Fingerprint,
  KeyRound,
  LogIn,
  LogOut,
  Mail,
  MessageCircle,
  ShieldAlert,
  ShieldCheck,
  ShieldOff,
  Trash2,
  type LucideIcon,
} from 'lucide-react'

export const securityEventIcons: Record<SecurityEventKind, LucideIcon> = {
  'logged-in': LogIn,
  'log-in-failed': ShieldAlert,
  'logged-out': LogOut,
  'session-ended': LogOut,
  'refresh-token-reused': ShieldAlert,
  'password-changed': KeyRound,
  'password-reset-requested': KeyRound,
  'password-reset': KeyRound,
  'email-change-requested': Mail,
  'email-changed': Mail,
  'email-change-undone': Mail,
  'two-factor-enabled': ShieldCheck,
  'two-factor-disabled': ShieldOff,
  'backup-code-used': ShieldCheck,
  'backup-codes-renewed': ShieldCheck,
  'passkey-added': Fingerprint,
  'passkey-removed': Fingerprint,
  'connection-added': MessageCircle,
  'connection-removed': MessageCircle,
  'data-exported': Download,
  'deletion-requested': Trash2,
  'deletion-cancelled': Trash2,
}

/** Events that deserve attention, because someone may have tried to break in. */
export const isAlarming = (kind: SecurityEventKind): boolean =>
  kind === 'log-in-failed' || kind === 'refresh-token-reused'
