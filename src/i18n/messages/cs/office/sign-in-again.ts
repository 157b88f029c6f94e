import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/sign-in-again.ts';

export const messages: Translated<typeof english> = {
  'again.againTitle': 'Přihlaste se znovu',
  'again.againText':
    '{name}, vaše přihlášení skončilo. Co jste napsali, tu pořád je: přihlaste se a budete pokračovat tam, kde jste byli.',
  'again.otherTitle': 'Teď je přihlášen někdo jiný',
  'again.otherText':
    'Tuto stránku měl otevřenou uživatel {name} a teď je přihlášen uživatel {other}. Nic se neodeslalo a napsaný text tu pořád je.',
  'again.signInAs': 'Přihlásit se jako {name}',
  'again.goOnAs': 'Pokračovat jako {other} bez napsaného textu',
  'again.leavePage': 'Odejít z této stránky bez napsaného textu',
  'again.otherPerson':
    'V tomto prohlížeči se přihlásil někdo jiný a tuto stránku otevřela jiná osoba. Nic se neprovedlo. Načtěte stránku znovu a pokračujte jako ten, kdo je teď přihlášen, nebo se znovu přihlaste.',
};
