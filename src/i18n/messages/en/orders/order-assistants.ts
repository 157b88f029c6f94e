// Which assistants led to an order. Only the server says it.
export const messages = {
  'orderAssistants.any': 'Any assistant',
  'orderAssistants.ofPlatform': 'by the assistant of {platform}',
  'orderAssistants.unnamed': 'by an assistant',
};
