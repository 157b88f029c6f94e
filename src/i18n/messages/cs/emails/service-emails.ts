import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/service-emails.ts';

export const messages: Translated<typeof english> = {
  'mail.orderLinkSubject': 'Vaše objednávka č. {number}',
  'mail.orderLinkText':
    'požádali jste o odkaz na objednávku č. {number}. Na její stránce uvidíte, kde je balík, a zjistíte, jak zboží vrátit.',
  'mail.orderLinkIgnore':
    'Nebyli jste to vy? Pak někdo zadal číslo objednávky a vaši adresu. Nic neviděl a vy nemusíte nic dělat.',
  'mail.stockHello': 'Dobrý den,',
  'mail.stockConfirmSubject': 'Potvrďte prosím upozornění, až bude „{title}“ zase v prodeji',
  'mail.stockConfirmText':
    'někdo, nejspíš vy, chce vědět, až bude „{title}“ zase v prodeji. Potvrďte prosím, že na tuto adresu smíme napsat.',
  'mail.stockConfirmLink': 'Potvrdit',
  'mail.stockConfirmIgnore': 'Nebyli jste to vy? Nedělejte nic: po {days} dnech adresu smažeme a už se neozveme.',
  'mail.stockBackSubject': '„{title}“ je zase v prodeji',
  'mail.stockBackText':
    'jak jste si přáli, dáváme vědět: „{title}“ je zase v prodeji. Nic nemůžeme odložit, tak dlouho nečekejte.',
  'mail.stockBackLink': 'Zobrazit zboží',
  'mail.stockBackOnce':
    'Je to náš jediný e-mail v této věci; za pár dní vaši adresu smažeme. Chcete-li ji smazat hned:',
  'mail.stockUnsubscribe': 'Odhlásit',
  'merchant.contactSubject': 'Zpráva od: {name}',
  'merchant.contactText': '{name}: nová zpráva z kontaktní stránky. Odpověď na tento e-mail půjde přímo na {email}.',
  'merchant.contactOrder': 'Uvedené číslo objednávky',
  'merchant.contactMessage': 'Zpráva',
  'mail.signInSubject': 'Přihlášení do obchodu {shop}',
  'mail.signInText': 'Přihlašujete se do svého účtu v obchodě {shop}.',
  'mail.signInLink': 'Přihlásit se',
  'mail.signInCode': 'Váš kód: {code}',
  'mail.signInCodeHint':
    'Zadejte ho v okně, ve kterém jste o něj požádali. Nikdo z obchodu se vás na tento kód nikdy nezeptá.',
  'mail.signInUntil': 'Odkaz i kód platí {minutes} minut a jen jednou.',
  'mail.signInIgnore': 'Nežádali jste o to? Nemusíte nic dělat: bez tohoto e-mailu se nikdo nepřihlásí.',
  'mail.passkeyAddedSubject': 'Nový přístupový klíč k účtu v obchodě {shop}',
  'mail.passkeyAddedText':
    '{moment} byl k vašemu účtu v obchodě {shop} přidán přístupový klíč. Kdo ho má, může se přihlásit.',
  'mail.passkeyRemovedSubject': 'Odebrán přístupový klíč k účtu v obchodě {shop}',
  'mail.passkeyRemovedText':
    '{moment} byl z vašeho účtu v obchodě {shop} odebrán přístupový klíč. Už se jím nikdo nepřihlásí.',
  'mail.passkeyNotYou':
    'Pokud jste to byli vy, nemusíte nic dělat. Pokud ne, přihlaste se e-mailovou adresou, odeberte přístupové klíče, které neznáte, a odhlaste se všude.',
  'mail.passkeyLink': 'Zobrazit můj účet',
};
