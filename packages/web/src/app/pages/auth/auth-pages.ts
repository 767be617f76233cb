/* The pages at which somebody comes in, as one file. */
export { EnterPage } from './enter-page.tsx';
export { JoinPage } from './join-page.tsx';
export { LoginPage } from './login-page.tsx';
export { RegisterPage } from './register-page.tsx';
export { ResetPasswordPage } from './reset-password-page.tsx';
export { VerifyEmailPage } from './verify-email-page.tsx';
export { WelcomePage } from './welcome-page.tsx';
