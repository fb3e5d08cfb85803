// The addresses of invitations: to come and play, and to watch alone.

export const joinLink = (table: string, invitation: string): string => `${location.origin}/join/${table}/${invitation}`;
export const watchLink = (table: string, invitation: string): string =>
  `${location.origin}/watch/${table}/${invitation}`;
