import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/sandbox-hint.ts';

export const messages: Translated<typeof english> = {
  'sandboxHint.card': 'U těchto karet projde jakékoli budoucí datum a jakýkoli kód CVC.',
  'sandboxHint.success': 'zaplatí se hned',
  'sandboxHint.authentication': 'ptá se na 3-D Secure',
  'sandboxHint.decline': 'zamítne se',
  'sandboxHint.blik': 'Jakýchkoli šest číslic se potvrdí. S těmito e-maily odpoví aplikace banky jinak:',
  'sandboxHint.blikDeclined': 'odmítne',
  'sandboxHint.blikInvalid': 'kód nezná',
  'sandboxHint.blikTimeout': 'neodpoví',
  'sandboxHint.bank': 'Na stránce testovací banky určíte, zda se platba podaří.',
  'sandboxHint.debit': 'Banka odpoví za vteřiny místo za dny. Testovací účty:',
  'sandboxHint.debitSuccess': 'zaplatí se',
  'sandboxHint.debitFailure': 'vrátí se nezaplacený',
  'sandboxHint.transfer': 'Peníze „dorazí“ příkazem kasa paid s číslem objednávky.',
  'sandboxHint.delivery': 'kasa send předá balík, kasa delivered přinese peníze.',
};
