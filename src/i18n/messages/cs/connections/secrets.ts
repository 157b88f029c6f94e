import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/connections/secrets.ts';

export const messages: Translated<typeof english> = {
  'secrets.title': 'Hesla a klíče',
  'secrets.text':
    'Klíče a hesla, která jste dostali od jiných. Uchovávají se zašifrovaná a nikdo je tu už neuvidí. Běžící obchod používá změněná hned.',
  'secrets.needsRestart':
    'Klíče Stripe jsou z jiného režimu, než ve kterém obchod pracuje. Převezme je při příštím spuštění: požádejte správce serveru.',
  'secrets.group_stripe': 'Platby: Stripe',
  'secrets.group_mail': 'Odchozí e-maily',
  'secrets.group_inpost': 'InPost',
  'secrets.group_dhl': 'DHL',
  'secrets.group_orlen': 'ORLEN Paczka',
  'secrets.name_STRIPE_SECRET_KEY': 'Tajný klíč',
  'secrets.name_STRIPE_PUBLISHABLE_KEY': 'Publikovatelný klíč',
  'secrets.name_STRIPE_WEBHOOK_SECRET': 'Podpisový klíč webhooku',
  'secrets.name_SMTP_URL': 'Poštovní server s uživatelem a heslem',
  'secrets.name_INPOST_TOKEN': 'Token',
  'secrets.name_DHL_API_KEY': 'Klíč API',
  'secrets.name_DHL_USER': 'Uživatel',
  'secrets.name_DHL_PASSWORD': 'Heslo',
  'secrets.name_ORLEN_PARTNER_ID': 'ID partnera',
  'secrets.name_ORLEN_PARTNER_KEY': 'Klíč partnera',
  'secrets.hint_STRIPE_SECRET_KEY': 'Začíná na sk_live_ nebo sk_test_; ve Stripe pod Developers, API keys.',
  'secrets.hint_STRIPE_PUBLISHABLE_KEY': 'Začíná na pk_live_ nebo pk_test_; je hned vedle.',
  'secrets.hint_STRIPE_WEBHOOK_SECRET':
    'Začíná na whsec_; ve Stripe pod Developers, Webhooks, u koncového bodu tohoto obchodu.',
  'secrets.hint_SMTP_URL': 'Ve tvaru smtps://uzivatel:heslo@mail.example; @ a : ve jméně a hesle jako %40 a %3A.',
  'secrets.hint_INPOST_TOKEN': 'Organizace, ze správce InPost.',
  'secrets.hint_DHL_API_KEY': 'Aplikace ve vývojářském portálu DHL.',
  'secrets.hint_DHL_USER': 'Portálu pro firemní zákazníky.',
  'secrets.hint_DHL_PASSWORD': 'Tohoto uživatele.',
  'secrets.hint_ORLEN_PARTNER_ID': 'Ze smlouvy s ORLEN.',
  'secrets.hint_ORLEN_PARTNER_KEY': 'Ze smlouvy s ORLEN.',
  'secrets.isNone': 'nenastaveno',
  'secrets.isStored': 'uloženo, {moment}',
  'secrets.isOutside': 'pochází z proměnné serveru {name}, která má přednost před tím, co je uloženo tady',
  'secrets.isOutranked': 'To, co je uloženo tady, se nepoužívá.',
  'secrets.isUnreadable': 'nelze přečíst: zadejte znovu',
  'secrets.enter': 'Zadat',
  'secrets.replace': 'Nahradit',
  'secrets.save': 'Uložit',
  'secrets.saved': 'Uloženo. Obchod je používá od teď.',
  'secrets.askStripe': 'Zeptat se Stripe',
  'secrets.askMail': 'Poslat zkušební e-mail na {email}',
  'secrets.check_ok': 'V pořádku',
  'secrets.check_warning': 'Pozor',
  'secrets.check_fault': 'Chyba',
  'secrets.remove': 'Odstranit',
  'secrets.removeOf': 'Odstranit uložené: {what}',
  'secrets.removeText_stripe':
    'Platby běží se současnými klíči, dokud se obchod znovu nespustí; pak jdou do sandboxu a žádné peníze se nepohybují.',
  'secrets.removeText_mail': 'Od této chvíle jsou e-maily soubory na serveru: žádný zákazník je nedostane.',
  'secrets.removeText_carrier':
    'Dokud nebudou uloženy nové klíče, nelze tvořit štítky tohoto dopravce ani stáhnout jeho výdejní místa.',
  'secrets.removed': 'Odstraněno.',
  'secrets.refusedNOTHING_GIVEN': 'Nic nebylo zadáno.',
  'secrets.refusedVALUE_INVALID':
    'Takhle taková hodnota nevypadá: výše je napsáno, jak začíná nebo jak se píše. Nic nebylo uloženo.',
  'secrets.refusedNOT_TOGETHER':
    'Tyto hodnoty k sobě nepatří: Stripe potřebuje všechny tři a oba klíče z jednoho režimu. Nic se nezměnilo.',
  'secrets.refusedSHOP_INCOMPLETE':
    'S ostrými klíči by se obchod znovu nespustil: chybí mu to, co se musí dozvědět každý kupující. Vypisuje to první nastavení. Nic nebylo uloženo.',
  'secrets.refusedADDRESS_INSECURE': 'Ostré klíče vyžadují obchod s adresou https. Nic nebylo uloženo.',
  'secrets.refusedSECRET_UNKNOWN': 'To už je odstraněno.',
};
