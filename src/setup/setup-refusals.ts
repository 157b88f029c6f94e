// Why a step of the first run is not saved, and what is said above its form then; beside a field its step says more.
// What the server returns follows from it.
import type { RefusalMessages } from '../i18n/refusal-message.ts';

export const setupRefusals = {
  /** A fact that is needed, and one that cannot be right. */
  Missing: 'setup.refused',
  Wrong: 'setup.refused',
  InvalidSettings: 'setup.refused',
  /** Somebody else has saved the same since the form was opened. */
  ChangedMeanwhile: 'setup.refused',
  /** The addresses and the VAT of the country are not known, so that no shop can be there. */
  CountryUnknown: 'setup.countryOutside',
  HasOrders: 'setup.refused',
  HasBegun: 'setup.refused',
  IsDemo: 'setup.refused',
  LogoUnusable: 'setup.logoUnusable',
  MainMissing: 'setup.refused',
  DeliveryUnknown: 'setup.refused',
  NoDelivery: 'setup.noDelivery',
  CarrierNameless: 'setup.carrierNameless',
  /** Another tab has taken away the market that has it, or no form has sent it. */
  MethodUnknown: 'setup.refused',
  NoPayment: 'setup.noPayment',
  CurrencyChanged: 'setup.refused',
  PictureUnknown: 'setup.refused',
  /** A press before has made the product, and its answer was lost. */
  MadeBefore: 'setup.madeBefore',
  NoDemo: 'setup.refused',
  RealOrders: 'setup.demoRealOrders',
  TestOrders: 'setup.refused',
} as const satisfies RefusalMessages;

export type SetupRefusalKind = keyof typeof setupRefusals;
