// The forms of a shopper who is signed in. With scripts and without they are the same: each is posted, and answered with the page
// that shows what became of it.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readHandles } from '#src/catalogue/saved/read-handles.ts';
import { KasaError } from '#src/errors.ts';
import { ANSWER_ID, accountPatterns, accountUrl } from '#src/shopper-accounts/account-address.ts';
import { ADDRESS_PARAMETER, NEW_ADDRESS, type TypedAddress } from '#src/shopper-accounts/saved-address.ts';
import { inTransaction } from '../database/transaction.ts';
import { type FormServices, formCheckbox, formText, type PostedForm, registerForm } from '../http/form-route.ts';
import { requireOwnForm } from '../http/same-origin.ts';
import { buyAgainAndShow } from '../orders/pay-again/buy-again.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { answerOf, doneAt, refusedAt } from './account-answers.ts';
import { acceptsAccountForm } from './account-form-token.ts';
import { findAccountOrder } from './account-orders.ts';
import { deleteAccount } from './shopper-account-store.ts';
import { deleteAddress, putAddressFirst, saveAddress } from './shopper-address-store.ts';
import { endShopperSessions, findShopper, type SignedInShopper } from './shopper-session-store.ts';
import { forgetWishes, keepWishes } from './shopper-wishlist-store.ts';
import { MAX_PASSKEY_ANSWER } from './sign-in-forms.ts';
import { addShopperPasskey, askForNewPasskey, removeShopperPasskey } from './use-passkey.ts';

const MAX_FIELD = 200;
const MAX_ID = 1_400;
const MAX_HANDLES = 15_000;
const field = formText(MAX_FIELD).default('');

const addressFields = z.strictObject({
  // `refresh`: the button beside the countries, for who has no scripts.
  action: z.enum(['save', 'refresh', 'remove', 'first']),
  id: field,
  ...{ fullName: field, line1: field, line2: field, postalCode: field, city: field, country: field, phone: field },
  ...{ isCompany: formCheckbox, companyName: field, taxId: field },
});

const wishlistFields = z.strictObject({ action: z.enum(['keep', 'remove']), products: formText(MAX_HANDLES) });

const passkeyFields = z.strictObject({
  action: z.enum(['add', 'remove']),
  answer: formText(MAX_PASSKEY_ANSWER).default(''),
  name: formText(60).default(''),
  id: formText(MAX_ID).default(''),
});

type Services = FormServices<RequestContext>;
type Form<Fields> = PostedForm<Fields, RequestContext>;

export function registerAccountForms(app: FastifyInstance, given: Services): void {
  const services: Services = { ...given, acceptsToken: acceptsAccountForm };
  registerForm(app, services, {
    path: accountPatterns.signOut,
    fields: z.strictObject({ where: z.enum(['here', 'everywhere']) }),
    submit: signOut,
  });
  registerOwn(app, services, accountPatterns.orderAgain, z.strictObject({}), orderAgain);
  registerOwn(app, services, accountPatterns.addresses, addressFields, changeAddresses);
  registerOwn(app, services, accountPatterns.wishlist, wishlistFields, changeWishlist);
  registerOwn(app, services, accountPatterns.passkeys, passkeyFields, changePasskeys);
  registerOwn(app, services, accountPatterns.deletion, z.strictObject({}), leave);
  registerPasskeyOptions(app, services);
}

/** A shopper whose session ended while the page was open signs in again. */
function registerOwn<Fields>(
  app: FastifyInstance,
  services: Services,
  path: string,
  fields: z.ZodType<Fields>,
  submit: (form: Form<Fields>, shopper: SignedInShopper) => Promise<string>,
): void {
  registerForm(app, services, {
    ...{ path, fields },
    async submit(form) {
      const shopper = await findShopper(form.context);
      return shopper ? submit(form, shopper) : refusedAt('signIn', form.locale, 'SIGNED_OUT');
    },
  });
}

async function signOut({ fields: { where }, locale, context }: Form<{ where: 'here' | 'everywhere' }>) {
  const { db, session } = context;
  const shopper = await findShopper(context);
  if (shopper) {
    await inTransaction(db, (tx) => endShopperSessions(tx, shopper, { where, browser: session }));
  }
  session.account.forget();
  return accountUrl('signIn', { locale });
}

async function orderAgain({ locale, params, context }: Form<object>, { email }: SignedInShopper) {
  const orderId = await findAccountOrder(context.db, email, Number(params.number));
  if (!orderId) throw new KasaError('NOT_FOUND', 'There is no such order.');
  return buyAgainAndShow(context, locale, orderId);
}

async function changeAddresses(
  { fields: { action, id, ...typed }, locale, context }: Form<z.output<typeof addressFields>>,
  { accountId }: SignedInShopper,
) {
  const { db, now } = context;
  const list = accountUrl('addresses', { locale });
  if (action === 'remove') await inTransaction(db, (tx) => deleteAddress(tx, accountId, id));
  if (action === 'first') await inTransaction(db, (tx) => putAddressFirst(tx, accountId, id, now()));
  if (action === 'remove' || action === 'first') return list;
  const given: TypedAddress = typed;
  const saved = await inTransaction(db, (tx) =>
    saveAddress(tx, { accountId, id: id === NEW_ADDRESS ? null : id, given }, now()),
  );
  if (!saved.ok || (saved.value.isComplete && action === 'save')) {
    return answerOf(saved, { page: 'addresses', locale, done: list });
  }
  return `${accountUrl('addresses', { locale }, { [ADDRESS_PARAMETER]: saved.value.id })}#${ANSWER_ID}`;
}

async function changeWishlist(
  { fields: { action, products }, locale, context: { db, now } }: Form<z.output<typeof wishlistFields>>,
  { accountId }: SignedInShopper,
) {
  const handles = readHandles(products);
  const list = accountUrl('wishlist', { locale });
  if (action === 'remove') {
    await inTransaction(db, (tx) => forgetWishes(tx, accountId, handles));
    return list;
  }
  const kept = await inTransaction(db, (tx) => keepWishes(tx, accountId, handles, now()));
  return answerOf(kept, { page: 'wishlist', locale, done: list });
}

async function changePasskeys(
  { fields: { action, answer, name, id }, locale, context }: Form<z.output<typeof passkeyFields>>,
  shopper: SignedInShopper,
) {
  if (action === 'remove') {
    await removeShopperPasskey(context, shopper, id);
    return accountUrl('settings', { locale });
  }
  const added = await addShopperPasskey(context, shopper, { answer, name });
  return answerOf(added, { page: 'settings', locale, done: accountUrl('settings', { locale }) });
}

async function leave({ locale, context }: Form<object>, shopper: SignedInShopper) {
  await inTransaction(context.db, async (tx) => {
    await endShopperSessions(tx, shopper, { where: 'everywhere', browser: context.session });
    await deleteAccount(tx, { id: shopper.accountId, email: shopper.email });
  });
  context.session.account.forget();
  // It is derived from the address.
  context.session.knownBrowser.forget();
  return doneAt('signIn', locale, 'deleted');
}

/** What the browser is asked for, before the form can be sent. */
function registerPasskeyOptions(app: FastifyInstance, { createContext, publicUrl }: Services): void {
  app.post(accountPatterns.passkeyOptions, async (request, reply) => {
    requireOwnForm(request, publicUrl);
    const context = createContext(request, reply);
    const shopper = await findShopper(context);
    if (!shopper) throw new KasaError('FORM_REFUSED', 'Nobody is signed in.');
    reply.header('cache-control', 'private, no-store').type('application/json; charset=utf-8');
    return askForNewPasskey(context, shopper);
  });
}
