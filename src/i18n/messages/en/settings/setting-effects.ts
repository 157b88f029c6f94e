export const messages = {
  'settingEffect.unpriced': {
    one: '{count} product has no price in {currency}: it is not sold on /{language} until it has one.',
    other: '{count} products have no price in {currency}: they are not sold on /{language} until they have one.',
  },
  'settingEffect.closed': 'Addresses of /{language} lead to /{main} from now on.',
  'settingEffect.closedOrders': {
    one: '{count} open order was placed in this language ({language}). Its e-mails stay in it.',
    other: '{count} open orders were placed in this language ({language}). Their e-mails stay in it.',
  },
  'settingEffect.main': 'Who comes to your shop’s first address lands on /{language}.',
  'settingEffect.rate': 'Every price in {currency} that is converted from {from} is reckoned anew at once.',
  'settingEffect.deliveryGone': {
    one: '{count} open order is to travel by “{id}”. It keeps its terms; new ones cannot choose it.',
    other: '{count} open orders are to travel by “{id}”. They keep their terms; new ones cannot choose it.',
  },
  'settingEffect.unserved':
    'Nothing is delivered to {country} in {currency} any more: nobody can order on /{language}.',
  'settingEffect.transfers': {
    one: '{count} order waits for a transfer to the former account. Its shopper has that one in the e-mail.',
    other: '{count} orders wait for transfers to the former account. Their shoppers have that one in the e-mail.',
  },
  'settingEffect.noMethod': 'No payment method is left: nobody can order.',
  'settingEffect.bookkeepingYears':
    'The law of this country ({country}) wants books kept for {legal} years. After {years} years they would be erased for good.',
  'settingEffect.ossYears':
    'Sales that you declare through the one-stop shop have to be kept for {legal} years. After {years} years they would be erased for good.',
  'settingEffect.claimsYears':
    'Claims lapse in this country ({country}) after {legal} years. After {years} years you could no longer show what was agreed.',
  'settingEffect.reminders':
    'The checkout offers a reminder from now on. Only who ticks it gets one: anything else would be unlawful advertising.',
  'settingEffect.reviews':
    'Buyers get an e-mail that counts as advertising. Your terms have to allow it, and everybody can object to it.',
  'settingEffect.ossOn':
    'Orders from other EU countries carry the VAT of the buyer’s country from now on. You declare it through the one-stop shop.',
  'settingEffect.ossOff':
    'Orders from other EU countries carry the VAT of home from now on. That is lawful only below 10,000 EUR a year.',
  'settingEffect.fieldGone': {
    one: '{count} product says something in “{field}”. The field disappears from its page and from filters; what was typed is kept, and comes back with the field.',
    other:
      '{count} products say something in “{field}”. The field disappears from their pages and from filters; what was typed is kept, and comes back with the field.',
  },
  'settingEffect.low': {
    one: '{count} variant counts as low from now on.',
    other: '{count} variants count as low from now on.',
  },
  'settingEffect.invoicesByHand':
    'From now on no invoice is made by itself. Orders that have one still get corrections with their refunds.',
  'settingEffect.invoicesForAll':
    'From now on every order gets an invoice by itself, with a number that is not taken back. Make sure that nobody else invoices the same sales.',
  'settingEffect.invoicesForCompanies':
    'From now on companies get an invoice by itself, with a number that is not taken back. Make sure that nobody else invoices the same sales.',
  'settingEffect.seriesGoOn':
    'The next numbers are written like this and go on counting; those that were given out stay.',
  'settingEffect.lowUnmailed':
    'Nobody is told by e-mail any more when something runs low. The list of stock goes on showing it.',
  'settingEffect.noNotice':
    'The official file is missing ({languages}): there the reminder in words stands on every product’s page.',
  'settingEffect.sender':
    'Mailboxes ask {domain} whether your mail server may send for it. Check SPF and DKIM there, then send the test mail below: otherwise order confirmations end up as spam.',
  'settingEffect.nobodyTold': 'Nobody is told by e-mail any more of paid orders, disputes and withdrawals.',
  'settingEffect.carrierTest': '{carrier} makes labels for trying only from now on: no parcel travels with them.',
  'settingEffect.carrierReal': '{carrier} makes real labels from now on, and charges for them.',
  'settingEffect.cardRatio': {
    one: '{count} picture is cut anew around its focus, on all cards of the shop.',
    other: '{count} pictures are cut anew around their focus, on all cards of the shop.',
  },
  'settingEffect.renamed':
    'Pages, e-mails and papers have the new name at once. On your customers’ bank statements stands what your Stripe account says: change it there, too.',
  'settingEffect.priceless': '{name} has no price in the money of your markets yet: no shopper is offered it.',
  'settingEffect.currencyStays':
    'Your prices stay in {currencies}, though people in {country} pay in {own}. You change that under “{page}”.',
  'settingEffect.home': 'VAT, the clocks of your shop and what the law wants shown follow the new country.',
  'settingEffect.postalCodeMisfit':
    'No postcode of {country} is written like {postalCode}: they look like {example}. It stands on invoices and parcels.',
  'settingEffect.misfit': '{name} {number} does not fit the form of such a number. Compare it with your papers.',
  'settingEffect.leftOut':
    'Shoppers on /{language} cannot order to {country} any more: this market delivers to {countries} alone.',
  'settingEffect.unreached':
    'Nothing is delivered to {country} in {currency}: nobody there can order on /{language} until a way of delivery leads there.',
  'settingEffect.foreignMoney': 'In {country} people pay in {own}; /{language} would have its prices in {currency}.',
  'settingEffect.transferNowhere':
    'Bank transfer would be offered to nobody: add an account in a currency that you sell in.',
  'settingEffect.cashNowhere':
    'Cash on delivery would be offered to nobody: it needs terms in a currency that you sell in, a country, and a carrier that brings parcels to the door there.',
  'settingEffect.number_register': 'Register',
  'settingEffect.number_wIdNr': 'W-IdNr.',
  'settingEffect.fallenBack': {
    one: '{count} text says nothing in this language any more: {language}. There stands the one in {base}.',
    other: '{count} texts say nothing in this language any more: {language}. There stand those in {base}.',
  },
  'settingEffect.builtIn': {
    one: '{count} text of e-mails is Kasa’s own again ({language}).',
    other: '{count} texts of e-mails are Kasa’s own again ({language}).',
  },
  'settingEffect.pagesGone': {
    one: '{count} page goes: {pages}. Links to it lead nowhere unless you redirect its address.',
    other: '{count} pages go: {pages}. Links to them lead nowhere unless you redirect their addresses.',
  },
  'settingEffect.hidden': {
    one: '{count} collection stands in no menu any more: {collections}. Search and its own address still lead to it.',
    other:
      '{count} collections stand in no menu any more: {collections}. Search and their own addresses still lead to them.',
  },
  'settingEffect.noCollection': {
    one: 'Your shop does not have {count} collection that the menu names: {collections}. It is left out until it is there.',
    other:
      'Your shop does not have {count} collections that the menu names: {collections}. They are left out until they are there.',
  },
  'settingEffect.moved': 'The address ends in “{to}” from now on. The former one (“{from}”) leads to it.',
  'settingEffect.legalTexts':
    'New orders go by this text, and their confirmation brings it ({pages}). Orders placed before keep the one they were placed with.',
  'settingEffect.often': {
    one: '{count} such e-mail went out in the last {days} days. The next one says it in the new words.',
    other: '{count} such e-mails went out in the last {days} days. The next one says it in the new words.',
  },
  'settingEffect.unanswered': 'Assistants that search the web will answer without your shop.',
  'settingEffect.missed': 'Blocks name what the shop does not have: {names}. The page leaves it out.',
  'settingEffect.missedPictures': {
    one: '{count} picture of a block is not in the library. The page leaves it out.',
    other: '{count} pictures of blocks are not in the library. The page leaves them out.',
  },
};
