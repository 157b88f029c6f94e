// What carriers need to make labels. Their keys are secrets, and have a page of their own.
import { choice } from '../fields/choice-fields.tsx';
import { weight } from '../fields/number-fields.tsx';
import { namedOptions } from '../fields/options.ts';
import { text } from '../fields/text-fields.tsx';
import { settingsEntries } from '../settings-entries.ts';
import type { SettingField, SettingsScreen } from '../settings-screen.ts';

const LINE = { maxLength: 100 };

const serverOptions = namedOptions({
  production: 'carrierSettings.server_production',
  test: 'carrierSettings.server_test',
});

const senderFields = (['name', 'street', 'postalCode', 'city', 'phone', 'email'] as const).map(
  (name): SettingField => text(`sender.${name}`, `carrierSettings.sender_${name}`, LINE),
);

const formats = ['A4', '910-300-600', '910-300-700', '910-300-400', '100x70mm'];

export const carriersScreen: SettingsScreen = {
  ...settingsEntries.carriers,
  sections: [
    { title: 'carrierSettings.sender', hint: 'carrierSettings.senderHint', fields: senderFields },
    { fields: [weight('packagingGrams', 'carrierSettings.packaging', { hint: 'carrierSettings.packagingHint' })] },
    {
      title: 'carrierSettings.inpost',
      hint: 'carrierSettings.inpostHint',
      fields: [
        choice('inpost.server', 'carrierSettings.server', { options: serverOptions }),
        text('inpost.organisationId', 'carrierSettings.organisationId', LINE),
        choice('inpost.size', 'carrierSettings.size', {
          options: namedOptions({
            small: 'carrierSettings.size_small',
            medium: 'carrierSettings.size_medium',
            large: 'carrierSettings.size_large',
          }),
        }),
        choice('inpost.dropOff', 'carrierSettings.dropOff', {
          options: namedOptions({
            parcel_locker: 'carrierSettings.dropOff_locker',
            pop: 'carrierSettings.dropOff_point',
            dispatch_order: 'carrierSettings.dropOff_courier',
          }),
        }),
      ],
    },
    {
      title: 'carrierSettings.dhl',
      hint: 'carrierSettings.dhlHint',
      fields: [
        choice('dhl.server', 'carrierSettings.server', { options: serverOptions }),
        text('dhl.billingNumbers.V01PAK', 'carrierSettings.billing_V01PAK', LINE),
        text('dhl.billingNumbers.V62KP', 'carrierSettings.billing_V62KP', LINE),
        text('dhl.billingNumbers.V53WPAK', 'carrierSettings.billing_V53WPAK', LINE),
        text('dhl.profile', 'carrierSettings.profile', LINE),
        choice('dhl.printFormat', 'carrierSettings.printFormat', {
          options: () => formats.map((id) => ({ id, text: id })),
        }),
        text('dhl.accountReference', 'carrierSettings.accountReference', {
          ...LINE,
          hint: 'carrierSettings.accountReferenceHint',
        }),
      ],
    },
  ],
};
