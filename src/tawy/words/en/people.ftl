# People: being known again, one's data, profiles.

## Signing in
sign-in = Been here before?
sign-in-lead = If this server knows you already, your name, your games and your lessons come along.
sign-in-passkey = Sign in with a passkey
sign-in-address = E-mail address
sign-in-send = Send me a link
sign-in-sent = If this address belongs to somebody here and is confirmed, a link is on its way to it. It is good once, for 15 minutes.
sign-in-ask = Sign in to Tawy?
sign-in-ask-lead = The link in your e-mail signs this browser in. It is good once.
sign-in-yes = Sign in

## Passkeys
passkeys = Passkeys
passkeys-why = With a passkey you sign in by your fingerprint, your face or the lock of your device: no name, no code. It also works on your other devices, if they share your passkeys.
passkey-made = made on { $made }
passkey-used = made on { $made }, last used on { $day }
passkey-elsewhere = for another address of this server
passkey-name = Name
passkey-usual-name = Passkey { $number }
passkey-add = Add a passkey
passkey-added = The passkey is added: it signs you in from now on.
passkey-remove = Remove
passkey-remove-which = Remove { $name }
passkey-removed = The passkey is removed: it does not sign you in any more.
passkey-nothing-chosen = No passkey was chosen; nothing has changed.

## One's own data
data = Your data
data-export-why = Everything that is stored of you, in one file: your games and results, what you said, how you are reached, how far you are in lessons. No secrets are in it.
data-export = Download my data
data-erase = Delete me for good
data-erase-sure = Delete everything about you for good?
data-erase-lost = Gone for ever: your name, your recovery code and passkeys, every browser that is signed in, your notifications and addresses, what you said in chats, your lessons, and tables at which nobody else plays. Nobody can bring it back.
data-erase-stays = What stays: games that others play or played with you. Your name is replaced by “—” there. You leave the games that are not over.
data-erase-yes = Yes, delete me for good
data-erased = You are forgotten here. Nothing is stored of you any more.

## Profiles
profile = Profile
profile-speaks = Speaks { $languages }
profile-games = Games played
profile-played = Played
profile-won = Won
profile-games-none = None yet that is over.
profile-games-unseen = No games to see here.
profile-ratings = Ratings
profile-ratings-none = No rated game yet.
profile-history = The last games
profile-place = place { $place } of { $players }
profile-victory = won
profile-lost = lost
profile-gone = gave up or left
profile-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
profile-hidden = { $name } does not show this to you.
profile-between = You and { $name }
profile-between-none = You two have not finished a game together yet.
profile-between-games = { $games ->
    [one] One game together is over.
   *[other] { $games } games together are over.
}
profile-between-mine = You were ahead
profile-between-theirs = { $name } ahead
profile-between-level = Level, or on one side

## One's own profile
profile-edit = What others see of you
profile-edit-lead = Whoever clicks your name comes to this page. What you change here counts at once.
profile-figure = Your sign
profile-figure-none = None
profile-languages = Languages you speak
profile-who = Who sees it?
profile-part-name = Name, sign and languages
profile-part-name-help = Whoever does not see these sees nothing of your profile. At a table, those who are there see your name all the same.
profile-part-games = How often you played and won
profile-part-history = Every single game, and how it came out
profile-part-ratings = How strong you are
profile-for-me = only me
profile-for-met = those who were at a table with me
profile-for-all = everyone
profile-limits = Games that are still going on are never told, and private tables only to those who were there.
profile-ratings-help = Whoever sits at a rated table with you sees your rating there. If you stand among the best, everyone does.
profile-kept = Kept.
profile-preview = So others see you
profile-preview-met = As somebody who was at a table with you
profile-preview-all = As anyone
profile-preview-nothing = Nothing: for them there is nobody here.
profile-preview-more = Whoever played with you also sees the games that you played together.
