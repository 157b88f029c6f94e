// Columns that hold nothing personal: catalogue, settings, amounts, states, ids and moments, which name nobody once the
// personal columns beside them are empty. Tokens and tries are stored as hashes; `orders.search_words` and
// `order_lines.shown_variant` follow the columns that they are made of; answers that the sandbox repeats are of a day, those
// of the office too, and encrypted under keys that nobody keeps.

const columns: Readonly<Record<string, string>> = {
  answered_mutations: `key_hash operation variables_mac staff_id begun_at is_ended answer`,
  api_keys: `id staff_id name hint token_hash permissions created_at expires_at last_used_at revoked_at`,
  articles: `id slug version published_at updated_at picture is_shown blocks`,
  article_texts: `article_id locale title html seo_description`,
  article_versions: `article_id version data changed_at`,
  assistant_carts: `cart_id platform locale is_checkout created_at cancelled_at link_hash link_until taken_by taken_at webhook_url
    ucp_version waiting_code`,
  assistant_orders: `order_id cart_id platform webhook_url ucp_version`,
  assistant_requests: `key_hash input_hash cart_id created_at`,
  assistant_takers: `cart_id taken_by taken_at variant_ids offered_goods offered_form own_goods own_form`,
  audit_head: `is_only last_id hash sealed_id sealed_hash sealed_from sealed_since seal_key_id seal`,
  audit_log: `id at kind hash`,
  audit_start: `is_only last_id hash`,
  back_in_stock_requests: `id variant_id locale created_at confirmed_at sent_at`,
  cart_lines: `cart_id variant_id quantity added_at seen_prices`,
  carts: `id token_hash discount_code draft_account_id created_at updated_at closed_at`,
  catalogue_changes: `xid product_id at kind is_followed`,
  change_notices: `xid tag`,
  change_batches: `id at source title title_values undoes undone_by left_count left_alone`,
  changes: `id batch_id thing_kind thing_id version part part_key field before after`,
  collection_products: `collection_id product_id position by_rule`,
  collection_redirects: `handle collection_id`,
  collection_rule_clock: `is_only followed_until sorted_at`,
  collection_texts: `collection_id locale title description seo_description`,
  collections: `id handle position image rule sort pinned is_hidden`,
  contact_messages: `id token_hash refusal created_at`,
  customer_emails: `customer_id`,
  customer_notes: `id customer_id created_at`,
  customers: `id orders first_order_at last_order_at`,
  exchange_rates: `national currency tax_point purpose unit rate source source_table published_on is_by_hand kept_at`,
  gift_cards: `
    id code_hash last_four kind vat_class currency issued_minor balance_minor reserved_minor issued_at expires_at disabled_at
    replaces_id sold_order_id sold_position refund_id dispute_id`,
  gift_card_movements: `id card_id kind balance_minor reserved_minor order_id refund_id at`,
  order_gift_cards: `order_id card_id amount_minor refunded_minor state`,
  cart_gift_cards: `cart_id card_id added_at`,
  invoice_files: `invoice_id order_id format checksum written_at`,
  invoice_series: `kind market year last_number`,
  invoices: `id kind market year serial number order_id corrects refund_id takes_back settles issued_on issued_at currency gross_minor vat_minor checksum`,
  ksef_lane: `is_only holder held_until blocked_until problem problem_code problem_since`,
  ksef_sends: `sent_at`,
  ksef_submissions: `
    invoice_id order_id state environment hash session_number reference ksef_number accepted_at upo is_offline replaced_hash
    is_mail_wanted attempts queued_at sent_at changed_at invoice_link certificate_link`,
  discount_code_collections: `code_id collection_id`,
  discount_code_products: `code_id product_id`,
  discount_code_changes: `id code_id currency uses discounted_minor`,
  discount_code_uses: `code_id currency uses discounted_minor`,
  discount_codes: `
    id code kind basis_points amounts minimums scope starts_at ends_at max_uses max_uses_per_shopper stopped_at version
    created_at updated_at`,
  disputes: `
    id order_id amount_minor currency reason status due_at opened_at updated_at evidence_requested_at
    evidence_submitted_at evidence_failure evidence_version`,
  draft_order_versions: `draft_id version saved_at`,
  draft_orders: `
    id number version currency total_minor created_at updated_at cart_id sent_version sent_at mailed_at expires_at
    send_id send_due_at send_refusal withdrawn_at`,
  import_chunks: `import_id position bytes`,
  import_messages: `import_id position severity code line header value row_count`,
  import_products: `import_id position outcome handle title`,
  imports: `
    id created_at file bytes state state_at kind system file_columns chosen_columns options report failure phase done
    total worker heartbeat_at attempts pictures batch_id undo_batch_id upload_key`,
  known_extensions: `kind name last_started_at`,
  newsletter_subscriptions: `id locale requested_at page wording confirmed_at unsubscribed_at unsubscribed_by`,
  cart_reminders: `cart_id token queued_at sent_at`,
  cart_reminder_refusals: `refused_at`,
  office_changes: `xid kind subject at`,
  order_contact_changes: `id order_id changed_at`,
  order_views: `id is_shared position created_at`,
  packings: `order_id parcel_number since`,
  packing_scans: `id order_id position parcel_number quantity scanned_at recorded_at`,
  payouts: `id amount_minor currency status arrives_on created_at is_automatic fetched_at`,
  payout_bookings: `
    id payout_id kind amount_minor fee_minor currency booked_at source intent_id source_minor source_currency`,
  payment_mismatches: `intent_id order_id amount_minor currency seen_at checked_at`,
  refund_lines: `refund_id order_id position quantity amount_minor cost_minor is_restocked`,
  refund_vat_amounts: `refund_id vat_basis_points gross_minor vat_minor`,
  product_overviews: `product_id words missing`,
  review_objections: `at`,
  reviews: `
    id product_id locale stars text state rejected_for reply reply_version written_at decided_at`,
  return_receipts: `id return_id order_id position quantity is_restocked received_at`,
  setup_steps: `step is_skipped subject done_at`,
  parcel_labels: `
    id order_id request_id carrier size weight_grams reference state problem busy_until asked_at changed_at`,
  'sandbox.shipments': `id carrier reference asked status created_at`,
  failed_sign_ins: `id hour way tries`,
  facet_choices: `name value facet choice`,
  garan_labels: `product_id file years brand model`,
  guarantee_files: `sha256 media_type bytes width height unused_since`,
  guarantee_notices: `locale file`,
  job_rounds: `name next_at`,
  late_documents: `product_id`,
  made_records: `kind key record_id made_at`,
  batch_parts: `
    id batch_id kind work thing_ids part_ends done changed unchanged refused worked_at finished_at`,
  media: `id product_id position source picture focus_x focus_y is_whole option_position option_value`,
  media_texts: `media_id locale alt`,
  migrations: `name hash applied_at`,
  order_actions: `id order_id batch_id kind status failures refusal requested_at due_at finished_at`,
  order_events: `id order_id type cause at`,
  order_links: `token_hash order_id`,
  order_lines: `
    order_id cancelled_quantity position variant_id product_handle sku title variant_title image quantity unit_minor total_minor
    discount_minor vat_basis_points line_text_label is_excepted withdrawal_exception shown_variant`,
  vat_id_checks: `order_id state asked_at`,
  order_notes: `id order_id edited_at created_at`,
  order_tries: `order_id subject tries first_at`,
  order_vat_amounts: `order_id vat_basis_points gross_minor vat_minor`,
  orders: `
    id number token_hash locale currency payment_state fulfilment_state shipping_method shipping_carrier
    subtotal_minor shipping_minor discount_minor total_minor vat_minor captured_minor refunded_minor created_at
    expires_at paid_at reviews_asked_at captured_intent_id fee_minor company_version pages_version delivery_version taxes_version
    payment_method search_words country draft_id erased_at cards_minor taxed_cards_minor is_for_gift_cards is_for_taxed_cards books_cleared_at discount_code_id discount_code`,
  outbox: `id deduplication_key kind payload created_at next_attempt_at attempts delivered_at`,
  own_payments: `
    id method order_id order_number idempotency_key amount_minor currency status failures created_at updated_at`,
  parcel_lines: `parcel_id order_id position quantity returned_quantity`,
  parcels: `id order_id cancelled_at number carrier sent_at sent_unpaid delivered_at`,
  payment_attempts: `
    id order_id attempt idempotency_key method amount_minor currency intent_id intent_status last_error_code
    created_at updated_at`,
  pickup_point_lists: `carrier source asked_at done total file problem detail left_out updated_at`,
  pickup_points: `
    id carrier kind name street postal_code city country latitude longitude opening_hours description
    search_words is_active`,
  pickup_words: `country word`,
  pictures: `key width height focus_x focus_y ground_color added_at unused_since name is_kept is_see_through is_focus_proposed removed_at`,
  price_history: `id variant_id currency amount_minor valid_from`,
  price_reductions: `id variant_id currency amount_minor begins_at ends_at set_id title source_id`,
  prices: `variant_id currency amount_minor compare_at_minor valid_from converted_from`,
  product_documents: `product_id locale title title_key document categories`,
  product_option_texts: `product_id locale source target`,
  product_field_values: `product_id field value`,
  product_options: `product_id position name option_values`,
  product_redirects: `handle product_id`,
  product_texts: `product_id locale title description_html seo_title seo_description safety_warnings`,
  products: `
    id handle status is_published vendor product_type tags vat_class manufacturer_name manufacturer_address
    manufacturer_email responsible_person import_columns line_text gift_card goes_with publish_at
    withdrawal_exception needs_cash_register created_at updated_at`,
  rate_limits: `subject window_start ends_at tries`,
  redirect_hits: `path hits last_at`,
  redirects: `path target created_at id version`,
  refunds: `
    id order_id reason_kind delivery_minor return_id intent_id amount_minor cards_minor taxed_cards_minor currency status stripe_refund_id idempotency_key cause failure_reason
    created_at updated_at checked_at`,
  retention_log: `id at task older_than deleted`,
  return_lines: `return_id order_id position quantity`,
  returns: `id number channel proof_of_sending_at received_at closed_at closed_because token_hash order_id status locale is_late is_acknowledged announced_at`,
  'sandbox.due_steps': `object_id step due_at`,
  'sandbox.idempotency_keys': `key path parameters_hash request_id status answer created_at`,
  'sandbox.ksef_objects': `kind id created_at`,
  'sandbox.objects': `id kind position payment_intent hidden created_at`,
  'sandbox.webhook_deliveries': `event_id created_at attempts last_attempt_at last_status last_error delivered_at`,
  search_synonyms: `locale term meanings page`,
  search_words: `locale word spelling xid`,
  secrets: `name version key_id nonce ciphertext changed_at`,
  sent_mails: `key order_id kind sent_at`,
  signing_keys: `purpose key created_at`,
  settings: `document version data changed_at`,
  seen_page_templates: `slug locale text_hash`,
  settings_drafts: `document part data base_version revision publish_at failure failed_at changed_at`,
  text_translations: `kind locale made_from made_in missing outdated thing_id`,
  shop_origin: `is_only origin`,
  shopper_accounts: `id locale created_at proven_at`,
  shopper_sign_ins: `id locale link_hash window_hash attempts is_unsent created_at expires_at spent_at`,
  shopper_addresses: `id account_id first_since`,
  shopper_wishlist: `account_id added_at`,
  shopper_passkeys: `account_id public_key counter transports created_at`,
  shopper_challenges: `challenge account_id expires_at`,
  shopper_sessions: `id account_id token_hash created_at`,
  staff: `id role locale created_at removed_at`,
  staff_challenges: `challenge staff_id link_id expires_at`,
  staff_devices: `id token_hash staff_id`,
  staff_links: `id token_hash purpose role locale staff_id inviter_id totp_secret created_at expires_at`,
  staff_passkeys: `staff_id public_key counter transports created_at`,
  staff_passwords: `staff_id hash totp_secret totp_last_step changed_at`,
  staff_recovery_codes: `staff_id code_hash`,
  staff_sessions: `id token_hash staff_id created_at last_used_at stepped_up_at totp_secret`,
  stale_documents: `product_id`,
  stock_files: `variant_id exported_at quantity id batch_id is_taken_back`,
  stock_file_marks: `file_id batch_id is_taken_back`,
  stock_movements: `id variant_id order_id kind quantity at reason cause batch_id difference_key`,
  stock_entries: `id kind content_hash answer batch_id at`,
  expected_goods: `id variant_id quantity received expected_on note created_at`,
  low_stock_crossings: `variant_id crossed_at`,
  stock_reservations: `order_id variant_id quantity`,
  opened_checkouts: `cart_id`,
  page_speeds: `day page vital value seen`,
  assistant_steps: `day platform step reached`,
  assistant_searches: `day locale words asked`,
  assistant_refusals: `platform code refused last_at`,
  visit_steps: `day step reached`,
  searches: `id day locale words asked outcome`,
  stripe_events: `id type intent_id received_at applied_at`,
  thing_versions: `thing_kind thing_id version`,
  unpaid_holds: `order_id confirmed_at held_at`,
  variants: `
    id product_id position option1 option2 option3 sku barcode weight_grams requires_shipping is_taxable
    unit_measure unit_measure_unit unit_base_measure unit_base_measure_unit media_id tracks_stock
    sells_without_stock on_hand reserved import_columns archived_at low_stock_at`,
  webhook_attempts: `id outbox_id at duration_ms status error failure`,
  webhook_receivers: `name events stock_low_at url allows_private is_stopped version`,
  withdrawal_drafts: `token_hash order_id created_at`,
};

/** Why a table holds no column at all that is personal. */
export const tablesWithoutPeople: Readonly<Record<string, readonly string[]>> = {
  'of the catalogue: products, their texts, pictures, prices and what is in stock; sellers and makers are companies': [
    ...[
      'products',
      'product_texts',
      'product_documents',
      'product_overviews',
      'product_options',
      'product_option_texts',
    ],
    ...['product_field_values', 'product_redirects', 'variants', 'facet_choices', 'stale_documents', 'late_documents'],
    ...['collections', 'collection_texts', 'collection_products', 'collection_redirects', 'collection_rule_clock'],
    ...['media', 'media_texts', 'pictures', 'garan_labels', 'guarantee_files', 'guarantee_notices'],
    ...['prices', 'price_history', 'price_reductions', 'catalogue_changes', 'text_translations'],
    ...[
      'stock_movements',
      'stock_reservations',
      'stock_entries',
      'stock_files',
      'stock_file_marks',
      'expected_goods',
      'low_stock_crossings',
    ],
    ...['import_chunks', 'import_products', 'import_messages', 'search_words', 'search_synonyms'],
  ],
  'counts what was looked for by day, without who; addresses and telephone numbers are never written down': [
    ...['searches', 'assistant_searches'],
  ],
  'counts visits, how quick pages were and what platforms of assistants asked, without who': [
    ...['visit_steps', 'page_speeds', 'assistant_steps', 'assistant_refusals'],
  ],
  'says of a cart that its checkout was opened': ['opened_checkouts'],
  'of what the shop says to everybody': [
    ...['articles', 'article_texts', 'redirects', 'redirect_hits', 'seen_page_templates'],
  ],
  'of the shop’s rules and connections; secrets are encrypted': [
    ...['discount_codes', 'discount_code_products', 'discount_code_collections', 'webhook_receivers', 'secrets'],
    ...['discount_code_uses', 'discount_code_changes'],
    ...['signing_keys', 'known_extensions', 'setup_steps', 'shop_origin', 'invoice_series', 'exchange_rates'],
  ],
  'of carriers: where their points are': ['pickup_points', 'pickup_point_lists', 'pickup_words'],
  'names an order, a cart or a delivery by its id, with amounts and moments, and says nothing of whose it is': [
    ...['order_links', 'cart_reminders', 'payment_mismatches', 'refund_vat_amounts', 'webhook_attempts'],
    ...['payouts', 'payout_bookings', 'order_gift_cards', 'cart_gift_cards', 'gift_card_movements'],
    ...['assistant_carts', 'assistant_takers', 'assistant_requests', 'assistant_orders'],
  ],
  'of gift cards: what is on them, and the hash of a code; who has one is said nowhere': ['gift_cards'],
  'counts tries by a hash, for an hour or a week': ['order_tries', 'rate_limits'],
  'of staff by id, with hashes and codes that go with the person': [
    ...['staff_challenges', 'staff_passwords', 'staff_recovery_codes'],
  ],
  'random, for some minutes: what a passkey of a shopper has to sign': ['shopper_challenges'],
  'of the history of products, prices and settings: what was changed; who did it stands beside it': [
    ...['changes', 'thing_versions', 'made_records', 'office_changes', 'batch_parts'],
  ],
  'an answer that is repeated for a day, encrypted under a key that nobody keeps': ['answered_mutations'],
  'ends and seals of the log of staff, which are hashes': ['audit_head', 'audit_start'],
  'of the machinery: when what ran': [
    'change_notices',
    'job_rounds',
    'ksef_lane',
    'ksef_sends',
    'migrations',
    'retention_log',
  ],
  'of the sandbox, which stands in for a payment provider; what was typed is in its objects': [
    ...['sandbox.due_steps', 'sandbox.idempotency_keys', 'sandbox.webhook_deliveries'],
  ],
};

export const notPersonal: ReadonlySet<string> = new Set(
  Object.entries(columns).flatMap(([table, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => `${table}.${name}`),
  ),
);
