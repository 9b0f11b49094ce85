// Literals, and the same text in the index and in the query: else no engine recognises the expression of the index.

/** SQL expression of the status of a quote, which several stages have. */
export const STATUS_OF_QUOTE =
  "(case status when 'accepted' then 'approved' when 'rejected' then 'rejected' else 'pending' end)";
/** SQL expression of the priority of a quote, which several urgencies have. */
export const PRIORITY_OF_QUOTE =
  "(case urgency when 'low' then 'faible' when 'normal' then 'normal' else 'urgent' end)";
