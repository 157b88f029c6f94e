// The people who work here, and what was done in the office.
export const messages = {
  'staff.title': 'Staff',
  'staff.you': 'you',
  'staff.role': 'Role',
  'staff.roleHint':
    'Owners may do everything. Managers may do all but staff and settings. Packers see and send orders. Accountants see orders, takings, disputed payments and invoices.',
  'staff.role_owner': 'Owner',
  'staff.role_manager': 'Manager',
  'staff.role_packer': 'Packer',
  'staff.role_accountant': 'Accountant',
  'staff.recover': 'Send a recovery link',
  'staff.keys': 'Keys that end with this access: {keys}',
  'staff.invited': 'Invited',
  'staff.validUntil': 'until {moment}',
  'staff.withdraw': 'Withdraw',
  'staff.invite': 'Invite somebody',
  'staff.inviteText': 'The person gets a link by e-mail that works once, within 24 hours.',
  'staff.sendInvitation': 'Send the invitation',
  'staff.log': 'Audit log',
  'staff.person': 'Person',
  'staff.kind': 'What',
  'staff.failedSignIns':
    'Sign-ins that failed in the last 24 hours: {tries}, from different networks: {networks}. Strangers try every shop; whoever goes on has to wait longer each time.',
  'staff.logEmpty': 'Nothing has happened here yet.',
};
