import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/returns/withdrawal.ts';

export const messages: Translated<typeof english> = {
  'withdrawal.title': 'Odstoupení od smlouvy',
  'withdrawal.lead':
    'Bez účtu a bez udání důvodu: napište, kdo jste a o kterou objednávku jde. Ve druhém kroku vše zkontrolujete a potvrdíte.',
  'withdrawal.step': 'Krok {step} ze 2',
  'withdrawal.name': 'Jméno a příjmení',
  'withdrawal.orderEmail': 'E-mail uvedený v objednávce',
  'withdrawal.orderEmailHint': 'Sem pošleme i potvrzení o přijetí.',
  'withdrawal.orderNumber': 'Číslo objednávky',
  'withdrawal.orderNumberHint': 'Najdete ho v e-mailu s potvrzením objednávky, např. 1001.',
  'withdrawal.contract': 'Nemáte číslo po ruce? Napište, co a kdy jste objednali',
  'withdrawal.contractShort': 'Čeho se týká',
  'withdrawal.email': 'Jiný e-mail pro potvrzení o přijetí',
  'withdrawal.emailShort': 'Potvrzení na e-mail',
  'withdrawal.reason': 'Důvod',
  'withdrawal.optional': '(nepovinné)',
  'withdrawal.continue': 'Pokračovat',
  'withdrawal.problems': {
    one: 'Jeden údaj chybí nebo nesouhlasí',
    few: '{count} údaje chybí nebo nesouhlasí',
    many: '{count} údaje chybí nebo nesouhlasí',
    other: '{count} údajů chybí nebo nesouhlasí',
  },
  'withdrawal.nameMissing': 'Uveďte jméno a příjmení.',
  'withdrawal.emailMissing': 'Uveďte e-mailovou adresu.',
  'withdrawal.emailWrong': 'Zkontrolujte e-mailovou adresu: měla by vypadat jako anna@example.com.',
  'withdrawal.contractMissing': 'Uveďte číslo objednávky, nebo ji popište v následujícím poli.',
  'withdrawal.period': 'Máte na to 14 dnů ode dne, kdy dorazil poslední balík. Poučení a vzorový formulář:',
  'withdrawal.confirmTitle': 'Zkontrolujte a potvrďte',
  'withdrawal.confirmLead': 'Odstoupení odešlete až tlačítkem dole.',
  'withdrawal.goods': 'Kterého zboží se to týká?',
  'withdrawal.goodsHint': 'Vybráno je vše. Zrušte zaškrtnutí u toho, co si necháte.',
  'withdrawal.quantity': 'Kolik kusů: {title}',
  'withdrawal.quantityOf': '{count} z {all}',
  'withdrawal.pieces': '{count}\u00a0ks',
  'withdrawal.lineGone': 'už odstoupeno nebo vráceno',
  'withdrawal.lineExcepted': 'bez práva na odstoupení',
  'withdrawal.nothingLeft': 'Od celé této objednávky už jste odstoupili, nebo se zboží vrátilo. Nemusíte nic dělat.',
  'withdrawal.onlyExcepted':
    'Od toho, co z této objednávky zbývá, nelze odstoupit. Pokud s tím není něco v pořádku, napište nám.',
  'withdrawal.unmatched':
    'Jednotlivé položky můžeme ukázat jen tehdy, když k sobě číslo a e-mail patří. Odstoupení platí i bez toho: pro to, co jste zde uvedli. Objednávku si dohledáme sami.',
  'withdrawal.notice': 'Vaše oznámení',
  'withdrawal.confirm': 'Potvrdit odstoupení od smlouvy',
  'withdrawal.change': 'Změnit údaje',
  'withdrawal.nothingChosen': 'Zaškrtněte alespoň jednu položku.',
  'withdrawal.moreThanLeft':
    'Mezitím už jste od části objednávky odstoupili nebo ji vrátili. Níže je, co zbývá; zatím se nic neodeslalo.',
  'withdrawal.receivedTitle': 'Vaše odstoupení jsme přijali',
  'withdrawal.receivedAt': 'Přijato {moment}',
  'withdrawal.mailed': 'Potvrzení o přijetí míří na {email}.',
  'withdrawal.notMailed':
    'Na {email} jsme dnes poslali už několik potvrzení, toto proto neposíláme. Uložte si nebo vytiskněte tuto stránku: je vaším potvrzením.',
  'withdrawal.next':
    'Toto potvrzuje přijetí. Objednávku teď projdeme a ozveme se. Pokud už zboží máte, pošlete ho zpět do 14 dnů; peníze vracíme nejpozději 14 dnů od vašeho oznámení, smíme však počkat na zboží nebo na doklad o odeslání.',
};
