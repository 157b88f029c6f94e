import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/office.ts';

export const messages: Translated<typeof english> = {
  'office.title': 'Zázemí obchodu',
  'office.signIn': 'Přihlásit se',
  'office.email': 'E-mailová adresa',
  'office.password': 'Heslo',
  'office.code': 'Kód',
  'office.codeHint': 'Z ověřovací aplikace, nebo záložní kód.',
  'office.unknownAccount': 'E-mail, heslo a kód nepatří k žádnému účtu.',
  'office.account': 'Můj účet',
  'office.toShop': 'Do obchodu',
  'office.toFirstPage': 'Na úvodní stránku',
  'office.forbidden': 'Vaše role to neumožňuje. Obraťte se na majitele obchodu.',
  'office.signedOut': 'Už nejste přihlášeni. Přihlaste se znovu.',
  'office.stepUpNeeded': 'Nejprve prosím potvrďte, že jste to vy.',
  'office.signInWithPasskey': 'Přihlásit se přístupovým klíčem',
  'office.orWithPassword': 'Nebo heslem:',
  'office.passkeyRefused': 'Přístupový klíč nefungoval. Zkuste to znovu, nebo použijte heslo.',
  'office.cancel': 'Zrušit',
  'office.close': 'Zavřít',
  'office.signOut': 'Odhlásit se',
  'office.answerLost': 'Toto už bylo odesláno, ale odpověď se ztratila. Podívejte se, zda se to provedlo.',
  'office.keyReused': 'Toto už bylo odesláno s jiným obsahem. Načtěte stránku a zkuste to znovu.',
  'office.discardTyped': 'Napsali jste něco, co není uloženo. Chcete to zahodit?',
  'office.lengthLeft': '{length} z nejvýše {limit} znaků.',
  'office.tooLong': 'Vejde se sem nejvýše {limit} znaků, text jich má {length}. Zkraťte ho.',
  'office.whichAmount': 'Tuto částku lze přečíst různě. Máte na mysli:',
  'unanswered.failed': 'Z obchodu se to nepodařilo načíst. Nic se neztratilo: zkuste to prosím znovu.',
  'unanswered.notThere':
    'Obchod tu už nemá co ukázat: mezitím se to změnilo nebo odstranilo. Zkuste to znovu, nebo načtěte stránku znovu.',
};
