import { definePages } from '../../staff/define-pages.ts';

export const giftCardPages = definePages({
  giftCards: {
    path: '/gift-cards',
    access: ['gift_cards.write'],
    menu: { group: 'marketing', label: 'shell.giftCards', drawing: 'M3 5H17V15H3ZM3 9H17' },
    budget: 'work',
  },
  giftCard: { path: '/gift-cards/:id', access: ['gift_cards.write'], budget: 'work' },
});
