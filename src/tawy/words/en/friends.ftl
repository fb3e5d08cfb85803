# Friends: whom one would like to play with again, and the seats that are offered to them first.

friends = Friends
friends-lead = Whom you would like to play with again. Nobody is told that you have marked them.
friends-none = Nobody yet. You can mark people whom you meet at a table: before the game, and when it is over.
friends-mark = Mark as friends
friend-mark = Mark { $name } as a friend
friend-is = { $name } is marked as a friend
friend-remove = Remove
friend-remove-whom = Remove { $name } from your friends
friends-first = Offered to friends first
friends-first-0 = no, to everyone at once
friends-first-600 = for 10 minutes
friends-first-3600 = for 1 hour
friends-first-86400 = for 1 day
friends-first-means = Until then only your friends find the table and may sit down; they are called to it. Others need your invitation. Then it is open to everyone.
friends-first-nobody = You have marked no friends yet: until then only your invitation would lead here.
friends-held-host = For { $time } only your friends find this table; then everyone does. Whoever has the invitation can come in.
friends-held = For { $time } only friends of the host find this table; then everyone does. Whoever has the invitation can come in.
friends-held-list = for friends, { $time } left
friends-offer = Offer a seat to a friend
friend-offer = Call { $name }
friend-called = { $name } was called
friends-all-called = No more people can be called to this table: send them the invitation.
