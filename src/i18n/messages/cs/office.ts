import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/office.ts';

export const messages: Translated<typeof english> = {
  'office.title': 'Zázemí obchodu',
  'office.signIn': 'Přihlásit se',
  'office.email': 'E-mailová adresa',
  'office.password': 'Heslo',
  'office.code': 'Kód',
  'office.codeHint': 'Z ověřovací aplikace, nebo záložní kód.',
  'office.unknownAccount': 'Tato e-mailová adresa, heslo a kód nepatří k žádnému účtu.',
  'office.account': 'Můj účet',
  'office.toShop': 'Do obchodu',
  'office.notFoundTitle': 'Taková stránka tu není',
  'office.notFoundText': 'V adrese může být překlep, nebo se stránka přesunula.',
  'office.toFirstPage': 'Na úvodní stránku',
  'office.forbidden': 'Vaše role to neumožňuje. Pokud to potřebujete, obraťte se na majitele obchodu.',
  'office.signedOut': 'Už nejste přihlášeni. Přihlaste se prosím znovu.',
  'office.stepUpNeeded': 'Nejprve prosím potvrďte, že jste to vy.',
  'office.withPasskey': 'Přístupovým klíčem',
  'office.withCode': 'Potvrdit kódem',
  'office.signInWithPasskey': 'Přihlásit se přístupovým klíčem',
  'office.orWithPassword': 'Nebo heslem:',
  'office.passkeyRefused': 'Přístupový klíč nefungoval. Zkuste to znovu, nebo se přihlaste heslem.',
  'office.cancel': 'Zrušit',
  'office.signOut': 'Odhlásit se',
  'office.stepUpTitle': 'Potvrďte, že jste to vy',
  'office.stepUpText':
    'To, co chcete udělat, je důležité. Potvrďte to přístupovým klíčem, nebo kódem. Platí to pět minut.',
  'office.stepUpRefused': 'To se nepodařilo. Zkuste to prosím znovu.',
  'office.answerLost':
    'Toto už bylo odesláno, ale odpověď se cestou ztratila. Než to stisknete znovu, podívejte se prosím, zda se to provedlo.',
  'office.keyReused': 'Toto už bylo odesláno s jiným obsahem. Načtěte prosím stránku znovu a zkuste to ještě jednou.',
  'office.discardTyped': 'Napsali jste něco, co ještě není uloženo. Chcete to zahodit?',
  'office.lengthLeft': '{length} z nejvýše {limit} znaků.',
  'office.tooLong': 'Vejde se sem nejvýše {limit} znaků a tento text jich má {length}. Zkraťte ho prosím.',
  'office.whichAmount': 'Tuto částku lze přečíst různě. Máte na mysli:',
};
