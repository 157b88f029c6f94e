// Literal carts, checkouts and orders for tests of pages.
import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';
import { addressRules } from '#src/countries/countries.ts';
import type { CartFieldsFragment, CheckoutShowQuery, OrderFieldsFragment } from '#src/operations.generated.ts';
import { aPicture } from '#test/ui/render-app.tsx';

type CartLine = CartFieldsFragment['lines'][number];
type Checkout = CheckoutShowQuery['checkout'];

export function aCartLine(changes: Partial<CartLine> = {}): CartLine {
  return {
    variantId: 'nocny-ptak-30',
    productHandle: 'nocny-ptak',
    title: 'Nocny ptak',
    variantTitle: '30×40 cm / Matowy 200 g',
    text: '',
    image: aPicture(),
    quantity: 2,
    maxQuantity: 5,
    unitPrice: { minor: 5900, currency: 'PLN' },
    priceBefore: null,
    total: { minor: 11800, currency: 'PLN' },
    availability: 'IN_STOCK',
    ...changes,
  };
}

export function aCart(lines: CartLine[] = [aCartLine()]): CartFieldsFragment {
  const total = lines.reduce((sum, line) => sum + line.total.minor, 0);
  return {
    lines,
    goneLines: [],
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal: { minor: total, currency: 'PLN' },
    takesGiftCards: false,
    discount: null,
    vat: { minor: 2207, currency: 'PLN' },
    weightGrams: 400,
    formToken: 'form-token',
    delivery: null,
  };
}

export function aCheckout(changes: Partial<Checkout> = {}): Checkout {
  return {
    cart: aCart(),
    countries: ['AT', 'BE', 'DE', 'NL', 'PL'],
    addressRules: [...addressRules],
    country: 'PL',
    shippingOptions: [
      {
        method: 'inpost-courier',
        carrier: 'inpost',
        kind: 'courier',
        name: '',
        price: { minor: 1699, currency: 'PLN' },
        arrival: 'wt. 24 – śr. 25 listopada',
        arrivalText: 'u Ciebie wt. 24 – śr. 25 listopada',
      },
      {
        method: 'dpd',
        carrier: 'dpd',
        kind: 'courier',
        name: '',
        price: { minor: 0, currency: 'PLN' },
        arrival: 'czw. 26 listopada',
        arrivalText: 'u Ciebie czw. 26 listopada',
      },
    ],
    shippingMethod: 'inpost-courier',
    noDelivery: null,
    pickupPoint: null,
    pickupPoints: null,
    totals: {
      subtotal: { minor: 11800, currency: 'PLN' },
      shipping: { minor: 1699, currency: 'PLN' },
      fee: { minor: 0, currency: 'PLN' },
      discount: { minor: 0, currency: 'PLN' },
      total: { minor: 13499, currency: 'PLN' },
      cards: [],
      due: { minor: 13499, currency: 'PLN' },
      vat: { minor: 2524, currency: 'PLN' },
    },
    draft: {
      ...emptyDraft,
      email: 'anna@example.com',
      city: 'Łódź',
      country: 'PL',
      shippingMethod: 'inpost-courier',
    },
    payment: {
      publishableKey: 'pk_test_kasa',
      scriptUrl: 'http://localhost:3001/endive/stripe.js',
      isSandbox: true,
      creditor: 'Pracownia Plakatu sp. z o.o.',
      methods: ['card'],
      terms: [
        {
          method: 'card',
          name: 'Karta płatnicza',
          hint: 'Visa, Mastercard i inne.',
          text: null,
          icons: ['payments:visa'],
          totals: null,
        },
      ],
    },
    wallets: [],
    terms: {
      excepted: null,
      reviews: null,
      lead: 'Do zamówienia stosuje się:',
      pages: [
        { slug: 'terms', title: 'Regulamin' },
        { slug: 'privacy', title: 'Polityka prywatności' },
        { slug: 'withdrawal', title: 'Odstąpienie od umowy' },
      ],
      guarantee: {
        title: 'Prawna gwarancja zgodności',
        text: 'Przez co najmniej 2 lata sprzedawca odpowiada.',
        file: null,
        linkText: 'Twoja Europa',
        linkUrl: 'https://europa.eu/youreurope/',
      },
    },
    ...changes,
  };
}

export function anOrder(changes: Partial<OrderFieldsFragment> = {}): OrderFieldsFragment {
  return {
    number: 1001,
    erasedAt: null,
    token: 'a-token-of-128-random-bits',
    createdAt: '2026-11-21T09:52:00.000Z',
    paymentState: 'paid',
    fulfilmentState: 'unfulfilled',
    email: 'anna@example.com',
    address: {
      fullName: 'Anna Kowalska',
      line1: 'Krucza 24/26',
      line2: '',
      postalCode: '00-526',
      city: 'Warszawa',
      country: 'PL',
      companyName: null,
      taxId: null,
    },
    addressLines: ['Anna Kowalska', 'Krucza 24/26', '00-526 Warszawa', 'Polska'],
    billingAddress: null,
    billingAddressLines: null,
    note: '',
    shippingMethod: 'inpost-courier',
    shippingCarrier: 'inpost',
    shippingName: '',
    pickupPoint: null,
    pickupPointLines: null,
    lines: [
      {
        productHandle: 'nocny-ptak',
        title: 'Nocny ptak',
        variantTitle: '30×40 cm',
        isExcepted: false,
        image: null,
        quantity: 2,
        unitPrice: { minor: 5900, currency: 'PLN' },
        total: { minor: 11800, currency: 'PLN' },
        refunded: null,
      },
    ],
    discountCode: null,
    totals: {
      subtotal: { minor: 11800, currency: 'PLN' },
      shipping: { minor: 1699, currency: 'PLN' },
      fee: { minor: 0, currency: 'PLN' },
      discount: { minor: 0, currency: 'PLN' },
      total: { minor: 13499, currency: 'PLN' },
      cards: [],
      due: { minor: 13499, currency: 'PLN' },
      vat: { minor: 2524, currency: 'PLN' },
    },
    vatAmounts: [{ basisPoints: 2300, vat: { minor: 2524, currency: 'PLN' } }],
    refunded: { minor: 0, currency: 'PLN' },
    refundPending: { minor: 0, currency: 'PLN' },
    isDisputed: false,
    parcels: [],
    expectedArrival: null,
    events: [
      { type: 'OrderPlaced', at: '2026-11-21T09:52:00.000Z' },
      { type: 'PaymentSucceeded', at: '2026-11-21T09:53:00.000Z' },
    ],
    cancelReason: null,
    paidBy: 'Karta płatnicza',
    paymentMethod: 'card',
    paymentNote: null,
    mandate: null,
    declineText: null,
    ...changes,
  };
}
