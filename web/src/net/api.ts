// Requests to the server. Everything it refuses comes back as a Problem with a sentence.

import { ask } from "./asking";
import type {
  Accepted,
  AddPasskey,
  AddChannel,
  AnnounceNight,
  Announced,
  Calling,
  Catalogue,
  ChannelInfo,
  Chat,
  ChatLine,
  Command,
  ContentInfo,
  Created,
  FileInfo,
  Files,
  GameWords,
  Guest,
  Hint,
  Invitation,
  Invited,
  Lessons,
  Log,
  Looked,
  LookedBack,
  Me,
  NewCode,
  NightChanged,
  NightCommand,
  NightInfo,
  NightInvited,
  Nights,
  PasskeyInfo,
  Passkeys,
  OpenTable,
  OwnProfile,
  PeopleHere,
  PersonRatings,
  Presence,
  Progress,
  Positioned,
  Profile,
  Rematch,
  SetReach,
  SharedGame,
  Sessions,
  ShownChapter,
  SignedOut,
  SignInWays,
  Snapshot,
  TableRatings,
  Tables,
  UsePasskey,
  TheBest,
  Want,
  Why,
} from "./protocol";

export { Refused, Unreachable } from "./problems";

function post<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

const seen = (seat: number | null, more: Record<string, string> = {}): string => {
  const query = new URLSearchParams(seat === null ? more : { ...more, seat: String(seat) }).toString();
  return query && `?${query}`;
};

export const api = {
  catalogue: () => ask<Catalogue>("/catalogue"),
  words: (game: string, language: string) => ask<GameWords>(`/games/${game}/words/${language}`),
  me: () => ask<Me | null>("/me"),
  sessions: () => ask<Sessions>("/me/sessions"),
  endSession: (name: string) => ask<null>(`/me/sessions/${name}`, { method: "DELETE" }),
  renewCode: () => post<NewCode>("/me/recovery", {}),
  welcome: (name: string) => post<Guest>("/guests", { name }),
  rename: (name: string) => post<Me>("/me", { name }),
  recover: (code: string) => post<Me>("/recover", { code }),
  forget: () => ask<void>("/me", { method: "DELETE" }),
  erase: () => post<void>("/me/erase", { really: true }),
  signOutEverywhere: (newCode: boolean) => post<SignedOut>("/me/sign-out-everywhere", { new_code: newCode }),
  waysIn: () => ask<SignInWays>("/sign-in"),
  askLink: (address: string) => post<void>("/sign-in/mail", { address }),
  useLink: (token: string) => post<Me>("/sign-in/link", { token }),
  passkeyAsked: () => post<PublicKeyCredentialRequestOptionsJSON>("/sign-in/passkey/challenge", {}),
  usePasskey: (signed: UsePasskey) => post<Me>("/sign-in/passkey", signed),
  passkeys: () => ask<Passkeys>("/me/passkeys"),
  passkeyWanted: () => post<PublicKeyCredentialCreationOptionsJSON>("/me/passkeys/challenge", {}),
  addPasskey: (made: AddPasskey) => post<PasskeyInfo>("/me/passkeys", made),
  removePasskey: (id: string) => ask<void>(`/me/passkeys/${id}`, { method: "DELETE" }),
  myProfile: () => ask<OwnProfile>("/me/profile"),
  keepProfile: (profile: OwnProfile) => post<OwnProfile>("/me/profile", profile),
  profile: (who: string) => ask<Profile>(`/people/${encodeURIComponent(who)}`),
  /** Oneself, as others see it. */
  profileAs: (me: string, viewer: "met" | "all") => ask<Profile>(`/people/${me}?as=${viewer}`),
  calls: () => ask<Calling>("/me/calls"),
  setReach: (wish: SetReach) => post<Calling>("/me/calls", wish),
  addChannel: (wish: AddChannel) => post<ChannelInfo>("/me/channels", wish),
  want: (channel: string, wish: Want) => post<void>(`/me/channels/${channel}`, wish),
  testChannel: (channel: string) => post<void>(`/me/channels/${channel}/test`, {}),
  removeChannel: (channel: string) => ask<void>(`/me/channels/${channel}`, { method: "DELETE" }),
  confirmAddress: (token: string) => post<void>("/called/confirm", { token }),
  unsubscribe: (token: string) =>
    ask<void>(`/called/unsubscribe?${new URLSearchParams({ token }).toString()}`, { method: "POST" }, ""),
  lessons: () => ask<Lessons>("/lessons"),
  chapter: (lesson: string, chapter: string) => ask<ShownChapter>(`/lessons/${lesson}/chapters/${chapter}`),
  countChapter: (lesson: string, chapter: string, ended: boolean) =>
    post<void>(`/lessons/${lesson}/chapters/${chapter}/count`, { ended }),
  keepProgress: (lesson: string, reached: Omit<Progress, "lesson">) =>
    post<void>(`/lessons/${lesson}/progress`, reached),
  playOn: (lesson: string) => post<Created>(`/lessons/${lesson}/play`, {}),
  publicTables: (status: "gathering" | "running" | "over", wanted: Record<string, string> = {}) =>
    ask<Tables>(`/tables?${new URLSearchParams({ status, ...wanted }).toString()}`),
  myTables: (before?: number) => ask<Tables>(`/tables/mine${before === undefined ? "" : `?before=${before}`}`),
  waitingTables: () => ask<Tables>("/tables/waiting"),
  open: (wish: OpenTable) => post<Created>("/tables", wish),
  bring: (file: Blob) => ask<Created>("/tables/import", { method: "POST", body: file }),
  table: (id: string) => ask<Snapshot>(`/tables/${id}`),
  command: (id: string, command: Command, key: string) =>
    post<Accepted>(`/tables/${id}/commands`, { id: key, command }),
  invitation: (id: string) => ask<Invitation>(`/tables/${id}/invitation`),
  invited: (id: string, invitation: string) => ask<Invited>(`/invitations/${id}/${invitation}`),
  codeOf: (id: string, n: number, purpose: Invited["purpose"]) =>
    `/api/tables/${id}/invitation/code?n=${n}&purpose=${purpose}`,
  announce: (wish: AnnounceNight) => post<Announced>("/clubs", wish),
  myNights: () => ask<Nights>("/clubs/mine"),
  night: (id: string) => ask<NightInfo>(`/clubs/${id}`),
  inNight: (id: string, command: NightCommand) => post<NightChanged>(`/clubs/${id}/commands`, { command }),
  nightInvitation: (id: string) => ask<Invitation>(`/clubs/${id}/invitation`),
  invitedToNight: (id: string, invitation: string) => ask<NightInvited>(`/club-invitations/${id}/${invitation}`),
  nightCodeOf: (id: string, n: number) => `/api/clubs/${id}/invitation/code?n=${n}`,
  people: (id: string) => ask<PeopleHere>(`/tables/${id}/people`),
  chat: (id: string) => ask<Chat>(`/tables/${id}/chat`),
  say: (id: string, room: string, text: string) => post<ChatLine>(`/tables/${id}/chat`, { room, text }),
  report: (id: string, line: number) => post<void>(`/tables/${id}/chat/${line}/report`, {}),
  mute: (other: string, muted: boolean) => post<void>("/muted", { person: other, muted }),
  ratingsAt: (id: string) => ask<TableRatings>(`/tables/${id}/ratings`),
  best: (game: string, players: number) => ask<TheBest>(`/ratings?game=${game}&players=${players}`),
  myRatings: () => ask<PersonRatings>("/me/ratings"),
  listMe: (listed: boolean) => post<PersonRatings>("/me/ratings", { listed }),
  content: (id: string) => ask<ContentInfo | null>(`/tables/${id}/content`),
  files: () => ask<Files>("/me/files"),
  bringFile: (game: string, file: Blob) =>
    ask<FileInfo>(`/me/files?${new URLSearchParams({ game }).toString()}`, { method: "POST", body: file }),
  renameFile: (file: string, name: string) => post<void>(`/me/files/${file}`, { name }),
  deleteFile: (file: string) => ask<void>(`/me/files/${file}`, { method: "DELETE" }),
  presence: (id: string) => ask<Presence>(`/tables/${id}/presence`),
  why: (id: string, seat: number, target: string) => ask<Why>(`/tables/${id}/why${seen(seat, { target })}`),
  foresee: (id: string, seat: number) => ask<Looked>(`/tables/${id}/foresee${seen(seat)}`),
  hint: (id: string, seat: number, position: number) => post<Hint>(`/tables/${id}/hint`, { seat, position }),
  logBefore: (id: string, seat: number | null, before: number) =>
    ask<Log>(`/tables/${id}/log${seen(seat, { before: String(before) })}`),
  position: (id: string, seat: number | null, position: number) =>
    ask<Positioned>(`/tables/${id}/positions/${position}${seen(seat)}`),
  shared: (id: string) => ask<SharedGame>(`/games/${id}`),
  sharedPosition: (id: string, seat: number | null, position: number) =>
    ask<Positioned>(`/games/${id}/positions/${position}${seen(seat)}`),
  sharedFile: (id: string) => `/api/games/${id}/file`,
  filmOf: (id: string, seenBy: string, language: string) =>
    `/api/games/${id}/film?${new URLSearchParams({ seen_by: seenBy, language }).toString()}`,
  lookedBack: (id: string) => ask<LookedBack>(`/tables/${id}/summary`),
  rematch: (id: string) => post<Rematch>(`/tables/${id}/rematch`, {}),
  fileOf: (id: string, seat: number | null) => `/api/tables/${id}/file${seen(seat)}`,
};

/** An id for a command: the same command sent again under it is done once. */
export const newKey = (): string => crypto.randomUUID();
