// Personal data of people who work here, and of nobody else. They are not a shopper's to erase; each goes as its reason
// ends.

type StaffTable = { columns: readonly string[]; why: string };

export const staffColumns: Readonly<Record<string, StaffTable>> = {
  staff: {
    columns: ['email', 'name'],
    why: 'who works here; of those who were removed, until the audit log of their time is deleted',
  },
  staff_passkeys: { columns: ['id', 'name', 'last_used_at'], why: 'until the person removes it or is removed' },
  staff_sessions: { columns: ['address', 'device'], why: 'deleted when the session is over' },
  staff_devices: { columns: ['last_used_at'], why: 'deleted half a year after the person last signed in there' },
  api_keys: { columns: ['created_by'], why: 'who made it, until the person’s row is deleted' },
  failed_sign_ins: { columns: ['staff_id', 'network'], why: 'deleted with technical data' },
  staff_links: { columns: ['email'], why: 'deleted a day after they were made' },
  order_notes: { columns: ['staff_id', 'staff_name'], why: 'with the note' },
  customer_notes: { columns: ['staff_id', 'staff_name'], why: 'with the note' },
  order_actions: { columns: ['staff_id', 'staff_name'], why: 'who answers for what was done to an order' },
  invoices: { columns: ['issued_by'], why: 'who answers for what was issued, as long as the books are kept' },
  order_contact_changes: { columns: ['staff_id', 'staff_name'], why: 'who answers for where goods were sent' },
  draft_orders: { columns: ['updated_by'], why: 'who wrote the order by hand, until it is deleted' },
  draft_order_versions: { columns: ['saved_by'], why: 'with the version' },
  packings: { columns: ['staff_id', 'staff_name'], why: 'who packs, so that nothing is packed twice' },
  packing_scans: { columns: ['staff_id', 'staff_name'], why: 'who packed what, for complaints about it' },
  order_views: {
    columns: ['staff_id', 'name', 'filters'],
    why: 'until the person deletes the view or is removed; one that looks for a shopper is deleted with the shopper',
  },
  staff_list_columns: { columns: ['staff_id', 'list', 'shown'], why: 'until the person is removed' },
  change_batches: {
    columns: ['staff_id', 'who'],
    why: 'who changed a product or a price, as long as the log of staff is kept',
  },
  imports: { columns: ['staff_id', 'who'], why: 'who imported what, as long as the log of staff is kept' },
  settings: { columns: ['changed_by'], why: 'who answers for what the shop promised' },
  article_versions: { columns: ['changed_by'], why: 'who answers for what the shop says' },
  settings_drafts: { columns: ['changed_by'], why: 'who is told of a draft that cannot be published' },
  audit_log: {
    columns: ['staff_id', 'who', 'subject', 'before', 'after', 'address', 'device'],
    why: 'says of shoppers which field of which order was changed, never to what; its rows cannot be changed, so the oldest are deleted as a whole',
  },
};
