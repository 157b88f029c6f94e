// Which assistants led to an order. Only the server says it.
export const messages = {
  'orderAssistants.any': 'Any assistant',
  'orderAssistants.ofPlatforms': 'Assistant: {platforms}',
  'orderAssistants.unnamed': 'Assistant',
};
