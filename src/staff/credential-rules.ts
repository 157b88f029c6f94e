// What people type to get in. What makes a password is its length, and that it is not one of those that are tried first (NIST SP 800-63B-4). There is
// always a second factor beside it.

export const MIN_PASSWORD_LENGTH = 10;
/** Room for any passphrase; hashing more would be work that a stranger gives us. */
export const MAX_PASSWORD_LENGTH = 200;

/** Tried first by anyone who guesses; each also stands for itself with figures or marks around it. */
const common = [
  ...['password', 'passwort', 'passwd', 'wachtwoord', 'haslo', 'hasło', 'zaq12wsx', 'qwerty', 'qwertyuiop', 'qwertz'],
  ...['qazwsxedc', 'asdfghjkl', 'zxcvbnm', 'abcdefghij', 'administrator', 'admin', 'welcome', 'willkommen', 'welkom'],
  ...['witaj', 'letmein', 'iloveyou', 'kochamcie', 'ichliebedich', 'schatzi', 'sunshine', 'princess', 'football'],
  ...['baseball', 'superman', 'batman', 'trustno', 'master', 'dragon', 'monkey', 'shadow', 'michael', 'jessica'],
  ...['polska', 'warszawa', 'legia', 'deutschland', 'berlin', 'nederland', 'amsterdam', 'ajax', 'praha', 'slavia'],
  ...['geheim', 'tajne', 'secret', 'changeme', 'default', 'computer', 'internet', 'samsung', 'google', 'facebook'],
  ...['kasa', 'shop', 'sklep', 'winkel', 'laden', 'obchod', 'office', 'zaplecze', 'ahoj', 'heslo', 'heslo je heslo'],
];

type PasswordProblem = 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_COMMON';

/** `known`: what anybody knows of the person and the shop, as the e-mail address and the shop's name. */
export function passwordProblem(password: string, known: readonly string[]): PasswordProblem | null {
  if ([...password].length < MIN_PASSWORD_LENGTH) return 'PASSWORD_TOO_SHORT';
  const guessable = [...common, ...known.flatMap((text) => [text, ...text.split('@')])].map(lettersOf);
  const letters = lettersOf(password);
  const isSingleCharacter = new Set(password).size < 3;
  const isRow = '01234567890123456789'.includes(password) || '98765432109876543210'.includes(password);
  return isSingleCharacter || isRow || (letters !== '' && guessable.includes(letters)) ? 'PASSWORD_TOO_COMMON' : null;
}

/** Takes away what is put before and behind a word to make it longer. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

/** The length that an e-mail address may have. */
export const MAX_EMAIL_LENGTH = 254;
/** The length of a recovery code, however it is grouped. */
export const MAX_CODE_LENGTH = 40;
