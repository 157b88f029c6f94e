// The address of the order and whom the carrier calls, put right until all of it is sent.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { postalCodeName } from '../../../countries/postal-address.ts';
import type { MessageKey } from '../../../i18n/all-messages.ts';
import { countryName } from '../../../i18n/country-name.ts';
import { joinTexts } from '../../../i18n/join-texts.ts';
import { textsOf } from '../../../i18n/load-texts.ts';
import { refusalMessage } from '../../../i18n/refusal-message.ts';
import { contactRefusals } from '../../../orders/office/contact-refusals.ts';
import { type ManagedOrder, pointsQuery } from '../../../orders/office/office-order-queries.ts';
import { useMay } from '../../../staff/office/use-may.ts';
import { emailAccess } from '../../../staff/page-access.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import controls from '../../../ui/office/sheets/controls.module.css';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { Unanswered } from '../../../ui/office/unanswered.tsx';
import { withLateTexts } from '../../../ui/office/with-late-texts.tsx';
import { loadEditorTexts } from '../../../ui/record-editor/load-editor-texts.ts';
import type { Collision } from '../../../ui/record-editor/merge-fields.ts';
import { RecordEditorDialog } from '../../../ui/record-editor/record-editor-dialog.tsx';
import { loadRefusalTexts } from '../load-refusal-texts.ts';
import { type ContactField, contactFields, isOfCompany, isPlace } from './contact-form.ts';
import { useContactEditor } from './use-contact-editor.ts';

const problemTexts: Readonly<Record<string, MessageKey>> = {
  MISSING: 'contact.missing',
  TOO_LONG: 'contact.tooLong',
};

const loadTexts = joinTexts(
  textsOf((locale) => import(`../../../i18n/messages/${locale}/orders/change-contact.ts`)),
  loadRefusalTexts,
  loadEditorTexts,
);

export const bindContactDialog = () => withLateTexts(ContactDialog, loadTexts);

function ContactDialog({ order, onClose }: { order: ManagedOrder; onClose(): void }) {
  const { locale, t } = useApp();
  const mayChangeEmail = useMay()(emailAccess);
  const [tellsCustomer, setTellsCustomer] = useState(true);
  const editor = useContactEditor(order, { tellsCustomer, onSaved: onClose });
  const { form, refused, change } = editor;
  const { companyName, taxId, country } = order.address;
  const isCompany = Boolean(companyName ?? taxId);
  const problems = refused?.problems ?? [];
  const labelOf = (name: ContactField) => (name === 'postalCode' && postalCodeName(country)) || t(`contact.${name}`);
  const errorOf = (name: string) => {
    const found = problems.find(({ field }) => field === name);
    return found && t(problemTexts[found.problem] ?? 'contact.problem');
  };
  return (
    <RecordEditorDialog
      {...{ editor, onClose }}
      title={t('contact.title')}
      saveText={t('contact.save')}
      problem={refused && problems.length === 0 && t(refusalMessage(contactRefusals, refused.refusal, 'work.refused'))}
      describe={({ names, mine, theirs }) => ({
        label: isPlace(names)
          ? t('contact.place')
          : names.map((name) => t(`contact.${name as ContactField}`)).join(', '),
        mine: textOf(mine),
        theirs: textOf(theirs),
      })}
    >
      {order.pickupPointId ? (
        <PointField
          number={order.number}
          current={order.pickupPoint ?? ''}
          point={form.pickupPoint}
          onChoose={(pickupPoint) => change({ pickupPoint })}
        />
      ) : null}
      {contactFields
        .filter((name) => (name !== 'email' || mayChangeEmail) && (isCompany || !isOfCompany(name)))
        .map((name) => (
          <TextField
            key={name}
            label={labelOf(name)}
            type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
            value={form[name]}
            error={errorOf(name)}
            autoComplete="off"
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
      <p className={layout.aside}>{t('contact.country', { country: countryName(locale, country) })}</p>
      <CheckboxField
        label={t('contact.tell')}
        checked={tellsCustomer}
        onChange={({ target }) => setTellsCustomer(target.checked)}
      />
    </RecordEditorDialog>
  );
}

function textOf(values: Collision['mine']): string {
  return Object.values(values).filter(Boolean).join(', ');
}

type PointFieldProps = { number: number; current: string; point: string; onChoose(id: string): void };

function PointField({ number, current, point, onChoose }: PointFieldProps) {
  const { t } = useApp();
  const [search, setSearch] = useState('');
  const asking = useQuery({ ...pointsQuery(number, search.trim()), enabled: search.trim().length > 1 });
  const found = asking.data?.pointsForOrder ?? [];
  return (
    <fieldset className={classNames(layout.stack, layout.tight)}>
      <legend>{t('contact.pickupPoint')}</legend>
      <p>{found.find(({ id }) => id === point)?.text ?? current}</p>
      <TextField
        label={t('contact.findPoint')}
        type="search"
        value={search}
        autoComplete="off"
        onChange={({ target }) => setSearch(target.value)}
      />
      {asking.isError ? <Unanswered query={asking} /> : null}
      {found.map(({ id, text }) => (
        <label key={id} className={controls.check}>
          <input type="radio" name="point" checked={id === point} onChange={() => onChoose(id)} /> {text}
        </label>
      ))}
    </fieldset>
  );
}
