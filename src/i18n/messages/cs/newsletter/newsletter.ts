import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/newsletter/newsletter.ts';

export const messages: Translated<typeof english> = {
  'newsletter.title': 'Newsletter',
  'newsletter.lead': 'Novinky z obchodu e-mailem.',
  'newsletter.email': 'E-mailová adresa',
  'newsletter.invalid': 'Zkontrolujte e-mailovou adresu: měla by vypadat jako anna@example.com.',
  'newsletter.consent':
    'Chci dostávat e-mailem novinky a nabídky od obchodu {shop}. Souhlas mohu kdykoli odvolat odkazem, který je v každém e-mailu.',
  'newsletter.request': 'Přihlásit k odběru',
  'newsletter.next': 'Pošleme vám e-mail, ve kterém potvrdíte, že adresa patří vám. Do té doby nic dalšího neposíláme.',
  'newsletter.sentTitle': 'Podívejte se do schránky',
  'newsletter.sent':
    'Posíláme vám e-mail s odkazem. Jakmile v něm odběr potvrdíte, newsletter vám začne chodit. Pokud do pár minut nic nepřijde, zkontrolujte i spam.',
  'newsletter.confirmTitle': 'Potvrďte odběr newsletteru',
  'newsletter.confirm': 'Stačí jedno kliknutí a newsletter vám bude chodit do schránky.',
  'newsletter.confirmButton': 'Ano, chci newsletter',
  'newsletter.confirmedTitle': 'Odběr je potvrzený',
  'newsletter.confirmed': 'Děkujeme. V každém newsletteru najdete odkaz, kterým se můžete odhlásit.',
  'newsletter.leaveTitle': 'Odhlásit newsletter?',
  'newsletter.leave': 'Stačí jedno kliknutí. Bez účtu a bez udání důvodu.',
  'newsletter.leaveButton': 'Odhlásit odběr',
  'newsletter.leftTitle': 'Odběr je zrušený',
  'newsletter.left': 'Newsletter už vám posílat nebudeme. E-maily k vašim objednávkám budou chodit dál.',
  'newsletter.goneTitle': 'Tento odkaz už neplatí',
  'newsletter.gone': 'Možná je starší než 14 dní, nebo jste se mezitím odhlásili. Můžete se přihlásit znovu.',
  'newsletter.again': 'Přihlásit znovu',
  'newsletter.none': 'Tento obchod teď newsletter nemá.',
};
