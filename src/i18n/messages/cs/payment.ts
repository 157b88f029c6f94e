import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/payment.ts';

export const messages: Translated<typeof english> = {
  'payment.card': 'Karta',
  'payment.sepa_debit': 'Inkaso SEPA',
  'payment.cardDetails': 'Údaje o kartě',
  'payment.cardNumber': 'Číslo karty',
  'payment.cardExpiry': 'Platnost do',
  'payment.cardExpiryPlaceholder': 'MM / RR',
  'payment.cardCvc': 'Bezpečnostní kód',
  'payment.cardNumberIncomplete': 'Vyplňte celé číslo karty.',
  'payment.cardNumberWrong': 'Zkontrolujte číslo karty: některá číslice nesedí.',
  'payment.cardExpiryIncomplete': 'Vyplňte měsíc a rok platnosti.',
  'payment.cardExpiryWrong': 'Zkontrolujte datum platnosti.',
  'payment.cardExpiryPast': 'Platnost této karty vypršela. Použijte jinou.',
  'payment.cardCvcIncomplete':
    'Vyplňte bezpečnostní kód: tři číslice na zadní straně, u American Express čtyři na přední.',
  'payment.fieldsFailed':
    'Platební pole se nepodařilo načíst. Vše, co jste vyplnili, zůstává a platby na stránce banky fungují dál.',
  'payment.fieldsNotReady': 'Platební pole se ještě načítají. Chvíli počkejte a stiskněte tlačítko znovu.',
  'payment.retryFields': 'Načíst pole znovu',
  'payment.sandbox': 'Testovací režim: nic nezaplatíte',
  'decline.generic': 'Banka platbu zamítla. Zkuste to znovu, nebo zvolte jiný způsob platby. Nic jsme nestrhli.',
  'decline.insufficientFunds': 'Na této kartě nebo účtu není dost peněz. Zkuste jinou. Nic jsme nestrhli.',
  'decline.expiredCard':
    'Platnost této karty vypršela. Zkontrolujte datum, nebo použijte jinou kartu. Nic jsme nestrhli.',
  'decline.incorrectCvc':
    'Bezpečnostní kód není správný. Zkontrolujte ho a stiskněte tlačítko znovu. Nic jsme nestrhli.',
  'decline.incorrectNumber': 'Číslo karty není správné. Zkontrolujte ho a stiskněte tlačítko znovu. Nic jsme nestrhli.',
  'decline.incorrectExpiry':
    'Datum platnosti není správné. Zkontrolujte ho a stiskněte tlačítko znovu. Nic jsme nestrhli.',
  'decline.tooOften': 'Kartu jste použili příliš často. Použijte jinou, nebo to zkuste zítra. Nic jsme nestrhli.',
  'decline.limit':
    'Částka překračuje limit. Zvyšte ho v aplikaci banky, nebo zvolte jiný způsob platby. Nic jsme nestrhli.',
  'decline.callBank': 'Banka platbu zamítla. Zavolejte jí, nebo použijte jinou kartu. Nic jsme nestrhli.',
  'decline.cardNotSupported': 'Touto kartou za tento nákup zaplatit nelze. Použijte prosím jinou. Nic jsme nestrhli.',
  'decline.authentication':
    'Platba nebyla potvrzena. Stiskněte tlačítko znovu a potvrďte ji, nebo použijte jinou kartu. Nic jsme nestrhli.',
  'decline.processing': 'Banka teď platbu nezpracovala. Počkejte minutu a stiskněte tlačítko znovu.',
  'decline.connection': 'Spojení se přerušilo. Stiskněte tlačítko znovu: dvakrát nezaplatíte.',
  'decline.tooManyRequests':
    'Platební služba je vytížená. Počkejte minutu a stiskněte tlačítko znovu: dvakrát nezaplatíte.',
  'decline.bankDeclined':
    'Banka platbu neprovedla. Zkuste to znovu, nebo zvolte jiný způsob platby. Nic jsme nestrhli.',
  'decline.notConfirmed':
    'Platba nebyla v aplikaci banky včas potvrzena. Stiskněte tlačítko znovu a do minuty ji potvrďte. Nic jsme nestrhli.',
  'decline.accountUnusable':
    'Z tohoto účtu banka inkaso provést nemůže. Použijte jiný účet nebo způsob platby. Žádné peníze neodešly.',
  'decline.debitRefused': 'Banka inkaso nepovolila. Zvolte jiný způsob platby. Žádné peníze neodešly.',
  'decline.incorrectIban': 'IBAN a účet k sobě nepatří. Zkontrolujte číslo a jméno. Žádné peníze neodešly.',
  'decline.methodUnavailable': 'Tento způsob platby teď použít nelze. Vyberte jiný. Nic jsme nestrhli.',
  'decline.method': 'Platba byla zamítnuta. Zkuste to znovu, nebo zvolte jiný způsob platby. Nic jsme nestrhli.',
  'decline.blikCode': 'Banka tento kód BLIK nezná. Zadejte nový. Nic jsme nestrhli.',
  'decline.blikExpired': 'Platnost tohoto kódu BLIK vypršela. Zadejte nový. Nic jsme nestrhli.',
  'decline.blikLimit':
    'Částka překračuje limit. Zvyšte ho v aplikaci banky, nebo zvolte jiný způsob platby. Nic jsme nestrhli.',
  'decline.blikRefused':
    'Platba byla v aplikaci banky odmítnuta. Zadejte nový kód, nebo zvolte jiný způsob platby. Nic jsme nestrhli.',
  'decline.blikTimeout': 'Platba nebyla včas potvrzena. Zadejte nový kód a do minuty ji potvrďte. Nic jsme nestrhli.',
  'decline.accountFunds': 'Na tomto účtu není dost peněz. Zvolte jiný způsob platby. Nic jsme nestrhli.',
  'decline.bankFailed':
    'Platba nebyla u banky dokončena. Zkuste to znovu, nebo zvolte jiný způsob platby. Nic jsme nestrhli.',
  'decline.notCompleted':
    'Platba nebyla dokončena. Zkuste to znovu, nebo zvolte jiný způsob platby. Nic jsme nestrhli.',
  'decline.iban': 'IBAN není správný. Zkontrolujte ho a stiskněte tlačítko znovu. Nic jsme nestrhli.',
  'decline.testIban': 'Testovací režim přijímá jen vlastní testovací účty; jsou uvedené pod polem.',
  'decline.debitLimit': 'Tento účet vyčerpal limit pro inkaso. Zvolte jiný způsob platby. Nic jsme nestrhli.',
  'payment.bank_transfer': 'Bankovní převod',
  'payment.cash_on_delivery': 'Dobírka',
  'payment.nothing_due': 'Není co platit',
  'payment.fee': 'Příplatek za dobírku',
};
