import { lazyPage, type AppRoute } from './lazy-route.ts'
import { paths } from './paths.ts'

/** The pages that nobody has to be logged in for. */
export const guestRoutes: readonly AppRoute[] = [
  {
    path: paths.login,
    layout: 'auth',
    access: 'visitor',
    page: lazyPage(() => import('./features/auth/log-in/login-page.tsx'), 'LoginPage'),
  },
  {
    path: paths.register,
    layout: 'auth',
    access: 'visitor',
    page: lazyPage(() => import('./features/auth/registration/register-page.tsx'), 'RegisterPage'),
  },
  {
    path: paths.activation,
    layout: 'auth',
    access: 'guest',
    page: lazyPage(() => import('./features/auth/mail-links/activation-page.tsx'), 'ActivationPage'),
  },
  {
    path: paths.activationSent,
    layout: 'auth',
    access: 'guest',
    page: lazyPage(
      () => import('./features/auth/registration/activation-sent-page.tsx'),
      'ActivationSentPage',
    ),
  },
  {
    path: paths.landing,
    layout: 'auth',
    access: 'guest',
    page: lazyPage(() => import('./features/landing/landing-page.tsx'), 'LandingPage'),
  },
  {
    path: paths.resetPassword,
    layout: 'auth',
    access: 'guest',
    page: lazyPage(() => import('./features/auth/recovery/reset-password-page.tsx'), 'ResetPasswordPage'),
  },
  {
    path: paths.newPassword,
    layout: 'auth',
    access: 'guest',
    page: lazyPage(() => import('./features/auth/recovery/new-password-page.tsx'), 'NewPasswordPage'),
  },
  {
    path: paths.confirmEmail,
    layout: 'auth',
    access: 'guest',
    page: lazyPage(() => import('./features/auth/mail-links/confirm-email-page.tsx'), 'ConfirmEmailPage'),
  },
  {
    path: paths.undoEmail,
    layout: 'auth',
    access: 'guest',
    page: lazyPage(() => import('./features/auth/mail-links/undo-email-page.tsx'), 'UndoEmailPage'),
  },
  {
    path: paths.endSession,
    layout: 'auth',
    access: 'guest',
    page: lazyPage(() => import('./features/auth/mail-links/end-session-page.tsx'), 'EndSessionPage'),
  },
  {
    path: paths.contact,
    layout: 'auth',
    access: 'guest',
    page: lazyPage(() => import('./features/contact/contact-page.tsx'), 'ContactPage'),
  },
  {
    path: paths.wheelFairness,
    layout: 'guest',
    access: 'guest',
    page: lazyPage(() => import('./features/wheel-fairness/fairness-page.tsx'), 'FairnessPage'),
    data: () => import('./features/wheel-fairness/fairness-data.ts'),
  },
  {
    path: paths.terms,
    layout: 'fullscreen',
    access: 'guest',
    page: lazyPage(() => import('./features/legal/terms-page.tsx'), 'TermsPage'),
  },
  {
    path: paths.privacy,
    layout: 'fullscreen',
    access: 'guest',
    page: lazyPage(() => import('./features/legal/privacy-page.tsx'), 'PrivacyPage'),
  },
]
