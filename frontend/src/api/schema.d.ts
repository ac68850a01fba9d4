/** The contract's types, made from the API's own description by `npm run types`. */

export interface paths {
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the club is open, and which build. */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This description. */
        get: operations["describe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games, with their options. */
        get: operations["games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All scorecards, or those with a matching name. */
        get: operations["all_courses"];
        put?: never;
        /** Adds a scorecard, or previews it (200). The reply lists other courses with the same holes. */
        post: operations["add_course"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{course}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A scorecard, and how hard it plays. */
        get: operations["course"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/season": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This month's course for each game that is played on courses. */
        get: operations["season"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Today's challenge. */
        get: operations["challenge"];
        put?: never;
        /** The caller's round of today's challenge: made by the first call, returned by later ones. */
        post: operations["take_challenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenges/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A day's challenge, with its seed once it has closed. */
        get: operations["challenge_of"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenges/{date}/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rounds that were finished before the day's challenge closed, best first. */
        get: operations["challenge_board"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/challenges/{date}/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's round on that leaderboard, the rounds next to it, and the number of rounds with each score. */
        get: operations["challenge_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts a table. Exactly one seat is `me`. With an Idempotency-Key it is made exactly once. */
        post: operations["make_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a seat; a repeated call returns the same one. The game starts when the last seat is taken. */
        post: operations["take_seat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/knock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks whether the code opens a seat, before the player gives a name. Changes nothing. */
        post: operations["knock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A code of eight letters that leads to the invite link for an hour. A repeated call returns the same one. */
        post: operations["make_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where a spoken code leads. Wrong codes are limited per network address and in total. */
        post: operations["open_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the host of an open table for a seat, without an invite link. Only the host sees the request. */
        post: operations["ask_for_seat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/requests/{request}/seat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets in the player who asked, as if they had taken the seat themselves. For the host. */
        post: operations["seat_asker"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/requests/{request}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Declines a request as host, or withdraws it as asker. Either way that player cannot ask at this table again. */
        post: operations["decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives free seats to bots and starts the game. For the host. */
        post: operations["start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's view, or 304 if nothing is new. */
        get: operations["look"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Plays a move. Repeating the same key and move plays nothing. */
        post: operations["play"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Chat messages, newest first. Once the table is over, only for players who had a seat there. */
        get: operations["messages"];
        put?: never;
        /** Sends a chat message: at most 280 characters, one message per second. */
        post: operations["say"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was played, newest first, as the caller saw it then. With `at`, the caller's view after that entry. */
        get: operations["log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives up the caller's seat. Before the game starts, it is open again; after that a bot plays it. */
        post: operations["leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for a pause, or agrees to one. It begins once all people agree, and lasts four weeks at most. */
        post: operations["pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the pause, or declines the requested one. */
        post: operations["resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/nudge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reminds a player that it is their turn, once in twelve hours. */
        post: operations["nudge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Releases a seat, for example if its key is lost, for anyone with the new invite link. */
        post: operations["release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The rematch of a finished table: the same one for all players, or the next if it was spoiled for the caller. */
        post: operations["rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A finished table, in pages if its log is long. With `at`, the view after that entry; with `begin=1`, the view before the first decision. */
        get: operations["replay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/boards/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The best rounds on a course, or on all of the club's own courses by score against par. */
        get: operations["board"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/boards/{game}/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The place of the caller’s best round on a leaderboard of courses, and the rounds next to it. */
        get: operations["board_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ratings/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Players' ratings, best first: in golf the index (lower is better), otherwise a rating (higher is better). */
        get: operations["ratings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ratings/{game}/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's place among them, and the players next to it. */
        get: operations["my_rating"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ratings/{game}/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bots' ratings on the same scale, each with its standard error. */
        get: operations["bot_ratings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/players/{player}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Statistics of all of a player's rounds that count. */
        get: operations["player"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/players/{player}/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A player's rounds that count, newest first. */
        get: operations["rounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/players/{player}/against": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How often the caller was placed before a player, behind them, and level with them. */
        get: operations["against"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{course}/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Statistics of a course: how hard it is, and what the rounds on it took. */
        get: operations["figures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's tables and invitations: first those that wait for the caller, last those that are over. */
        get: operations["my_tables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's settings for all their tables. */
        get: operations["my_settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the caller's nights, and updates up to twenty running tables where nights or weekends do not count. */
        post: operations["my_hours"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/away": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets until when the caller is away, and updates up to twenty running tables, where everyone sees it. */
        post: operations["my_absence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/nudges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets whether the caller gets nudges. */
        post: operations["my_nudges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces the caller's key, for example because somebody may know it. Repeating the call has no effect. */
        post: operations["change_key"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes the caller's name and messages from everything the club keeps, some tables per call. Cannot be undone. */
        post: operations["forget_me"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the caller is notified when a table waits for them. */
        get: operations["my_notifications"];
        put?: never;
        /** Sets the caller's quiet hours (by default their nights) and webhook. Fields that are left out stay as they are. */
        post: operations["change_notifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns on push notifications in this browser, at most five per caller. Repeating the call has no effect. */
        post: operations["add_browser"];
        /** Turns off push notifications in this browser, or in all of the caller's. */
        delete: operations["remove_browser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The table's webhook. For the host. */
        get: operations["table_webhook"];
        put?: never;
        /** Sets or removes the table's webhook, which is notified whose turn it is. For the host. */
        post: operations["hook_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Somebody took the seat; in the game `after` anyone who sat there before them, else null. */
        "Happened.joined": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "joined";
            name: string;
            after: string | null;
        };
        /** @description No seat is free any more: the game begins. */
        "Happened.began": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "began";
        };
        /** @description Anyone who sat there left: the seat is open again or, in the game, played by a bot. */
        "Happened.left": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "left";
        };
        /** @description Anyone who sits there plays again in place of the bot. */
        "Happened.back": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "back";
        };
        /** @description The seat was freed for who has the fresh join link: at once by its player; or by the maker, and then it waits for its player alone until then. A bot plays it meanwhile. */
        "Happened.released": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "released";
            until: string | null;
        };
        /** @description The seat's time ran out: what follows was decided for it. */
        "Happened.timed-out": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "timed-out";
        };
        /** @description The seat chose, or chose again; what, is not shown yet. */
        "Happened.chose": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "chose";
        };
        /** @description The seat's player is away until then: time does not count for them. */
        "Happened.away": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "away";
            until: string;
        };
        /** @description The seat's player is here again. */
        "Happened.here": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "here";
        };
        /** @description The seat asks for a pause. */
        "Happened.pause-asked": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "pause-asked";
        };
        /** @description The seat agrees to it. */
        "Happened.pause-agreed": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "pause-agreed";
        };
        /** @description The seat declines it, or takes back what it asked for. */
        "Happened.pause-declined": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "pause-declined";
        };
        /** @description All who play agree: nobody's time counts until the pause is ended, or until then. */
        "Happened.paused": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "paused";
            until: string;
        };
        /** @description The seat ended the pause. */
        "Happened.resumed": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "resumed";
        };
        /** @description The seat nudged another that is waited for. */
        "Happened.nudged": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "nudged";
            to: number;
        };
        /** @description The game was played to its end. */
        "Happened.finished": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "finished";
        };
        /** @description Nobody played any more: the game ended without a result. */
        "Happened.abandoned": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "abandoned";
        };
        /** @description The table was closed before the game: by its maker's seat, or for want of players. */
        "Happened.closed": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "closed";
        };
        /** @description The seat made a rematch at another table. */
        "Happened.rematch": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "rematch";
            table: string;
        };
        /** AskerSeated */
        AskerSeated: {
            /**
             * Seat
             * @description An open seat. By default the first one.
             * @default null
             */
            seat?: number | null;
        };
        /** AwaySaid */
        AwaySaid: {
            /**
             * Until
             * @description A time within four weeks; null: back.
             * @example 2026-11-20T22:50:02Z
             */
            until: string | null;
            /**
             * Cursor
             * @description The last reply's `cursor`, if some tables are not updated yet.
             * @default null
             */
            cursor?: string | null;
        };
        /**
         * BankAsked
         * @description A time bank: hours for the whole game, and hours added after each decision.
         */
        BankAsked: {
            /**
             * Hours
             * @description 1 to 1344.
             */
            hours: number;
            /**
             * Back
             * @description 0.1 to 72.
             */
            back: number;
        };
        /**
         * BrowserAsked
         * @description A browser's subscription, as `PushSubscription.toJSON()` returns it.
         */
        BrowserAsked: {
            /** Endpoint */
            endpoint: string;
            keys: components["schemas"]["BrowserKeys"];
            /**
             * Expirationtime
             * @default null
             */
            expirationTime?: number | null;
        };
        /**
         * BrowserGone
         * @description The browser that gets no more notifications; without `endpoint` all of them.
         */
        BrowserGone: {
            /**
             * Endpoint
             * @default null
             */
            endpoint?: string | null;
        };
        /**
         * BrowserKeys
         * @description The keys by which messages to a browser are encrypted, from its subscription.
         */
        BrowserKeys: {
            /** P256Dh */
            p256dh: string;
            /** Auth */
            auth: string;
        };
        /**
         * ChallengeTaken
         * @description Starts the day's challenge. A nonce is stored but has no effect: the dice are the same for everyone.
         */
        ChallengeTaken: {
            /** Name */
            name: string;
            /**
             * Nonce
             * @default null
             */
            nonce?: string | null;
        };
        /**
         * CodeSaid
         * @description A spoken code as typed: in groups or not, in any case, even with misheard letters.
         */
        CodeSaid: {
            /**
             * Code
             * @example KLMO RUWX
             */
            code: string;
        };
        /**
         * CourseAsked
         * @description A scorecard: 1 to 18 holes of par 3 to 6 and 50 to 700 yards; its name has 1 to 60 characters.
         */
        CourseAsked: {
            /** Name */
            name: string;
            /** Holes */
            holes: components["schemas"]["HoleAsked"][];
            /**
             * Instead Of
             * @description A course added by the caller, of which this is a new version.
             * @default null
             */
            instead_of?: string | null;
            /**
             * Preview
             * @description Return what the course would be, without saving it.
             * @default false
             */
            preview?: boolean;
        };
        /** ForgetAsked */
        ForgetAsked: {
            /**
             * Sure
             * @description Confirms that the caller wants this. It cannot be undone.
             * @constant
             */
            sure: "yes";
            /**
             * Asking
             * @description Tables where the caller only asked for a seat, as the club keeps no list. Repeat until `tables` has them.
             * @default []
             */
            asking?: string[];
        };
        /** HoleAsked */
        HoleAsked: {
            /** Par */
            par: number;
            /** Yards */
            yards: number;
        };
        /**
         * HoursAsked
         * @description A night of one minute to twelve hours, in local time of a time zone. Weekends are Saturdays and Sundays there.
         */
        HoursAsked: {
            /**
             * Zone
             * @description An IANA time zone.
             * @example Europe/Berlin
             */
            zone: string;
            /**
             * From
             * @example 22:00
             */
            from: string;
            /**
             * To
             * @example 07:00
             */
            to: string;
        };
        /** HoursSaid */
        HoursSaid: {
            /** @description null: all hours count. */
            hours: components["schemas"]["HoursAsked"] | null;
            /**
             * Cursor
             * @description The last reply's `cursor`, if some tables are not updated yet.
             * @default null
             */
            cursor?: string | null;
        };
        /**
         * KeyChange
         * @description A new key for the caller, drawn by their device and never used before. The old key stops working.
         */
        KeyChange: {
            /**
             * Key
             * @description 32 random bytes in base64url.
             */
            key: string;
        };
        /**
         * Knocked
         * @description Asks which seats the caller may take. `join` is the code in the invite link; leave it out for a reserved seat.
         */
        Knocked: {
            /**
             * Join
             * @default null
             */
            join?: string | null;
        };
        /** MessageAsked */
        MessageAsked: {
            /**
             * Text
             * @description 1 to 280 characters, not all invisible. Line breaks are the only control characters allowed.
             */
            text: string;
        };
        /** MoveAsked */
        MoveAsked: {
            /**
             * Move
             * @description An instance of the schema `legal` in the view.
             */
            move: unknown;
            /**
             * Seen
             * @description The version of the view that the player decided on.
             */
            seen: number;
        };
        /**
         * NothingAsked
         * @description No fields. The body may be left out.
         */
        NothingAsked: Record<string, never>;
        /**
         * NotificationChanges
         * @description Notification settings to change. A field that is left out stays as it is; null removes the setting.
         */
        NotificationChanges: {
            /**
             * @description Hours without notifications.
             * @default null
             */
            quiet?: components["schemas"]["HoursAsked"] | null;
            /**
             * Night
             * @description No notifications during the caller's nights, instead of separate quiet hours.
             * @default false
             */
            night?: boolean;
            /**
             * Webhook
             * @description The https address of a webhook in the format of Discord or Slack.
             * @default null
             */
            webhook?: string | null;
        };
        /** NudgeAsked */
        NudgeAsked: {
            /** Seat */
            seat: number;
        };
        /** NudgesSaid */
        NudgesSaid: {
            /**
             * On
             * @description Whether the caller gets nudges. Nobody else sees this setting.
             */
            on: boolean;
        };
        /** RematchAsked */
        RematchAsked: {
            /**
             * Nonce
             * @default null
             */
            nonce?: string | null;
        };
        /**
         * SeatAsked
         * @description One seat of a new table. A name has 1 to 24 characters (grapheme clusters), at most 100 code points, all visible. No two
         *     names at a table look the same. A bot without a name gets one.
         *
         *     `again` reserves the seat for a person the caller has played with: the player of that `seat` at that `table`.
         */
        SeatAsked: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "open" | "bot" | "again";
            /**
             * Name
             * @default null
             */
            name?: string | null;
            /**
             * Level
             * @default normal
             * @enum {string}
             */
            level?: "visitor" | "easy" | "normal" | "hard" | "champion";
            /**
             * Table
             * @default null
             */
            table?: string | null;
            /**
             * Seat
             * @default null
             */
            seat?: number | null;
        };
        /**
         * SeatTaken
         * @description Takes a seat. `join` is the code in the invite link; leave it out for a reserved seat.
         */
        SeatTaken: {
            /** Name */
            name: string;
            /**
             * Join
             * @default null
             */
            join?: string | null;
            /**
             * Nonce
             * @default null
             */
            nonce?: string | null;
            /**
             * Seat
             * @default null
             */
            seat?: number | null;
        };
        /**
         * SeatWished
         * @description Asks the host for a seat. Name and nonce are used once the host agrees. Draw the nonce after you saw the commitment.
         */
        SeatWished: {
            /** Name */
            name: string;
            /**
             * Nonce
             * @default null
             */
            nonce?: string | null;
        };
        /** TableAsked */
        TableAsked: {
            /** Game */
            game: string;
            /** Options */
            options: {
                [key: string]: unknown;
            };
            /** Seats */
            seats: components["schemas"]["SeatAsked"][];
            /**
             * Name
             * @description The table's name: 1 to 40 characters.
             * @default null
             */
            name?: string | null;
            /**
             * Course
             * @description A course's id, for games that need one.
             * @default null
             */
            course?: string | null;
            /**
             * Clock Hours
             * @description Hours per decision, 0.1 to 336; null: no limit.
             * @default 72
             * @example 72
             */
            clock_hours?: number | null;
            /**
             * @description Instead of `clock_hours`, which is then left out or null.
             * @default null
             */
            bank?: components["schemas"]["BankAsked"] | null;
            /**
             * Off
             * @description Times that stop each player's clock, by that player's own nights and time zone.
             * @default []
             */
            off?: ("nights" | "weekends")[];
            /**
             * Watching
             * @description Whether anyone with the link may watch. Otherwise only players see the table.
             * @default true
             */
            watching?: boolean;
            /**
             * Nonce
             * @default null
             */
            nonce?: string | null;
        };
        /** WebhookAsked */
        WebhookAsked: {
            /**
             * Url
             * @description An https address; null removes it.
             */
            url: string | null;
        };
        /**
         * AddedCourse
         * @description The scorecard as saved, or for a preview as it would be.
         */
        AddedCourse: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Holes */
            holes: components["schemas"]["Hole"][];
            /**
             * Version
             * @description 1 for a first version, otherwise one more than the version of `earlier`.
             */
            version: number;
            /**
             * Earlier
             * @description The id of the course that this is a new version of.
             */
            earlier: string | null;
            /**
             * Newer
             * @description The id of the new version of this course.
             */
            newer: string | null;
            /** Ratings */
            ratings: components["schemas"]["CourseRating"][];
            /**
             * Like
             * @description Other courses with the same holes, five at most.
             */
            like: components["schemas"]["CourseBrief"][];
        };
        /**
         * Against
         * @description The tables at which the caller was placed before another player, behind them, and level with them.
         */
        Against: {
            /** Won */
            won: number;
            /** Lost */
            lost: number;
            /** Shared */
            shared: number;
        };
        /**
         * Bank
         * @description A time bank: hours for the whole game, and hours added after each decision.
         */
        Bank: {
            /** Hours */
            hours: number;
            /** Back */
            back: number;
        };
        /**
         * BestRound
         * @description A player's best round on a course, for games with a score against par.
         */
        BestRound: {
            /** Game */
            game: string;
            course: components["schemas"]["CourseBrief"];
            /** Holes */
            holes: string;
            /** Score */
            score: number;
            /** To Par */
            to_par: number;
            /** Table */
            table: string;
            /**
             * At
             * @example 2026-11-20T22:50:02Z
             */
            at: string;
        };
        /** Board */
        Board: {
            /** Items */
            items: components["schemas"]["Standing"][];
            /**
             * Cursor
             * @description Send it as `cursor` to get the next items; null at the end.
             */
            cursor: string | null;
        };
        /** BotRating */
        BotRating: {
            /**
             * Level
             * @enum {string}
             */
            level: "visitor" | "easy" | "normal" | "hard" | "champion";
            /**
             * Rating
             * @description On the same scale as the players' ratings.
             */
            rating: number;
            /**
             * Error
             * @description Its standard error; 0: exact.
             */
            error: number;
        };
        /** BotRatings */
        BotRatings: {
            /** Items */
            items: components["schemas"]["BotRating"][];
            /**
             * Cursor
             * @description Send it as `cursor` to get the next items; null at the end.
             */
            cursor: string | null;
        };
        /**
         * Challenge
         * @description The challenge of a day: a solo round with the same dice for everyone. Rounds that end at `closes` or later do not count.
         *
         *     `commitment` is the SHA-256 of `mulligan.1`, `challenge|<game>|<date>` and the seed. `seed` is null until `closes`.
         */
        Challenge: {
            /**
             * Date
             * @example 2026-11-27
             */
            date: string;
            /** Game */
            game: string;
            course: components["schemas"]["Course"];
            /** Holes */
            holes: string;
            /** Commitment */
            commitment: string;
            /**
             * Opens
             * @example 2026-11-20T22:50:02Z
             */
            opens: string;
            /**
             * Closes
             * @example 2026-11-20T22:50:02Z
             */
            closes: string;
            /** Seed */
            seed: string | null;
            /**
             * Entered
             * @description How many players have started it.
             */
            entered: number;
            /**
             * Finished
             * @description How many rounds are on its leaderboard.
             */
            finished: number;
            /**
             * Before
             * @description The last earlier day with a challenge. A day on which nobody opened the challenge has none.
             */
            before: string | null;
        };
        /**
         * ChallengeMe
         * @description The caller's place on the day's leaderboard: `item`, null without a round there, and at most two rounds `above` and
         *     `below` it.
         */
        ChallengeMe: {
            /**
             * Table
             * @description The caller's round, if they have started one.
             */
            table: string | null;
            item: components["schemas"]["Standing"] | null;
            /** Above */
            above: components["schemas"]["Standing"][];
            /** Below */
            below: components["schemas"]["Standing"][];
            /**
             * Of
             * @description How many rounds are on the leaderboard.
             */
            of: number;
            /**
             * Counts
             * @description The number of rounds with each score against par, such as -2 or 11.
             */
            counts: {
                [key: string]: number;
            };
        };
        /**
         * Course
         * @description A scorecard.
         */
        Course: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Holes */
            holes: components["schemas"]["Hole"][];
        };
        /** CourseBrief */
        CourseBrief: {
            /** Id */
            id: string;
            /** Name */
            name: string;
        };
        /** CourseOfMonth */
        CourseOfMonth: {
            /** Game */
            game: string;
            course: components["schemas"]["CourseBrief"];
            /**
             * Month
             * @example 2026-11
             */
            month: string;
            /**
             * Until
             * @description When the next month begins.
             * @example 2026-11-20T22:50:02Z
             */
            until: string;
        };
        /**
         * CourseRating
         * @description How hard a course plays in a game: the strokes that a Member needs (`rating`), its standard error (0: exact), and how
         *     much more weaker players need (`slope`; 113 is usual).
         */
        CourseRating: {
            /** Game */
            game: string;
            /** Rating */
            rating: number;
            /** Error */
            error: number;
            /** Slope */
            slope: number;
        };
        /** Courses */
        Courses: {
            /** Items */
            items: components["schemas"]["ListedCourse"][];
            /**
             * Cursor
             * @description Send it as `cursor` to get the next items; null at the end.
             */
            cursor: string | null;
        };
        /**
         * Description
         * @description This document: OpenAPI 3.1.
         */
        Description: {
            /**
             * Openapi
             * @constant
             */
            openapi: "3.1.0";
            /** Info */
            info: {
                [key: string]: unknown;
            };
            /** Paths */
            paths: {
                [key: string]: unknown;
            };
            /** Components */
            components: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** Draw */
        Draw: {
            /** N */
            n: number;
            /** Label */
            label: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "number" | "shuffle";
            /** K */
            k: number;
            /** Result */
            result: number | number[];
        };
        /** Fairness */
        Fairness: {
            /** Commitment */
            commitment: string;
            /** Nonces */
            nonces: (string | null)[];
        };
        /**
         * Figures
         * @description Statistics of a course: its rating (the strokes that a steady bot needs), the rating's standard error (0: exact) and its
         *     slope (113: usual), all null if the game cannot rate it; the mean of each hole, the hardest hole against par, and the best
         *     round.
         */
        Figures: {
            /** Rating */
            rating: number | null;
            /** Slope */
            slope: number | null;
            /** Error */
            error: number | null;
            /** Rounds */
            rounds: number;
            /** Holes */
            holes: components["schemas"]["HoleFigures"][];
            /** Hardest */
            hardest: number | null;
            record: components["schemas"]["Standing"] | null;
        };
        /**
         * Forgotten
         * @description The tables of this call where the caller is now forgotten. While some are `left`, repeat the call.
         *
         *     If some are left and `tables` is empty, their logs are damaged: anyone who runs the club must check them.
         */
        Forgotten: {
            /** Tables */
            tables: string[];
            /**
             * Left
             * @description How many tables are left, including those in `asking`; 0: everything is done.
             */
            left: number;
        };
        /** Game */
        Game: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            players: components["schemas"]["Players"];
            /** Needs Course */
            needs_course: boolean;
            /**
             * Options
             * @description A JSON Schema (2020-12).
             */
            options: {
                [key: string]: unknown;
            };
        };
        /**
         * GameOfProfile
         * @description A player's rounds of one game. `index` in golf, once there are enough rounds; `skill` for games with a rating.
         */
        GameOfProfile: {
            /** Game */
            game: string;
            /** Rounds */
            rounds: number;
            /** Wins */
            wins: number;
            /** Index */
            index: number | null;
            /** Skill */
            skill: number | null;
        };
        /** Games */
        Games: {
            /** Items */
            items: components["schemas"]["Game"][];
            /**
             * Cursor
             * @description Send it as `cursor` to get the next items; null at the end.
             */
            cursor: string | null;
        };
        /**
         * Happened
         * @description An event. The schemas of each game list its kinds. Skip kinds that you do not know.
         */
        Happened: {
            /** N */
            n: number;
            /** Seat */
            seat: number | null;
            /** Kind */
            kind: string;
        } & {
            [key: string]: unknown;
        };
        /** Health */
        Health: {
            /**
             * Ok
             * @constant
             */
            ok: true;
            /** Build */
            build: string;
        };
        /** Hole */
        Hole: {
            /** Par */
            par: number;
            /** Yards */
            yards: number;
        };
        /**
         * HoleFigures
         * @description The mean number of strokes on a hole; null if nobody has played it.
         */
        HoleFigures: {
            /** Hole */
            hole: number;
            /** Strokes */
            strokes: number | null;
            /** Rounds */
            rounds: number;
        };
        /**
         * Hours
         * @description The caller's nights, in local time of their time zone.
         */
        Hours: {
            /** Zone */
            zone: string;
            /** From */
            from: string;
            /** To */
            to: string;
        };
        /** KeyChanged */
        KeyChanged: {
            /**
             * Player
             * @description The caller's player id, which stays the same.
             */
            player: string;
        };
        /**
         * Knock
         * @description The seats that the caller may take now: their own or the one reserved for them, otherwise the free ones. If the table is
         *     closed to watchers, also its view as a watcher would see it, except for a caller who gave up a seat there.
         */
        Knock: {
            /** Seats */
            seats: number[];
            view: components["schemas"]["View"] | null;
        };
        /**
         * Last
         * @description The seat that decided, and when.
         */
        Last: {
            /** Seat */
            seat: number;
            /**
             * At
             * @example 2026-11-20T22:50:02Z
             */
            at: string;
        };
        /**
         * Led
         * @description The table of a spoken code, and its links.
         */
        Led: {
            /** Table */
            table: string;
            links: components["schemas"]["Links"];
        };
        /**
         * Links
         * @description Relative addresses. `join` is included for players with a seat, while a seat can be taken.
         */
        Links: {
            /**
             * Join
             * @default null
             */
            join?: string | null;
            /** Watch */
            watch: string;
        };
        /**
         * ListedCourse
         * @description A scorecard in a list. It never changes: a new version is a course of its own.
         */
        ListedCourse: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Holes */
            holes: components["schemas"]["Hole"][];
            /**
             * Version
             * @description 1 for a first version, otherwise one more than the version of `earlier`.
             */
            version: number;
            /**
             * Earlier
             * @description The id of the course that this is a new version of.
             */
            earlier: string | null;
            /**
             * Newer
             * @description The id of the new version of this course.
             */
            newer: string | null;
        };
        /**
         * Log
         * @description Newest first. A page may have fewer items than requested, or none, even if it is not the last.
         */
        Log: {
            /** Items */
            items: components["schemas"]["Told"][];
            /**
             * Cursor
             * @description Send it as `cursor` to get the next items; null at the end.
             */
            cursor: string | null;
        };
        /** Logged */
        Logged: {
            /** N */
            n: number;
            /**
             * At
             * @example 2026-11-20T22:50:02Z
             */
            at: string;
            /** Seat */
            seat: number | null;
            /** Kind */
            kind: string;
            /**
             * Move
             * @default null
             */
            move?: unknown;
        } & {
            [key: string]: unknown;
        };
        /** Made */
        Made: {
            /** Id */
            id: string;
            links: components["schemas"]["Links"];
            view: components["schemas"]["View"];
        };
        /** Message */
        Message: {
            /** N */
            n: number;
            /** Seat */
            seat: number;
            /** Text */
            text: string;
            /**
             * At
             * @example 2026-11-20T22:50:02Z
             */
            at: string;
        };
        /**
         * Messages
         * @description Newest first.
         */
        Messages: {
            /** Items */
            items: components["schemas"]["Message"][];
            /**
             * Cursor
             * @description Send it as `cursor` to get the next items; null at the end.
             */
            cursor: string | null;
        };
        /**
         * MyRating
         * @description The caller's place among the ratings: `item`, null without one, at most two players `above` and `below`, and the number
         *     of all players (`of`).
         */
        MyRating: {
            item: components["schemas"]["Rating"] | null;
            /** Above */
            above: components["schemas"]["Rating"][];
            /** Below */
            below: components["schemas"]["Rating"][];
            /** Of */
            of: number;
        };
        /**
         * MyStanding
         * @description A player's place on a leaderboard: `item`, null without one, at most two places `above` and `below` it, and the number of
         *     all places (`of`).
         */
        MyStanding: {
            item: components["schemas"]["Standing"] | null;
            /** Above */
            above: components["schemas"]["Standing"][];
            /** Below */
            below: components["schemas"]["Standing"][];
            /** Of */
            of: number;
        };
        /** MyTable */
        MyTable: {
            /** Table */
            table: string;
            /** Name */
            name: string | null;
            /** Game */
            game: string;
            course: components["schemas"]["CourseBrief"] | null;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "playing" | "finished";
            /** Seats */
            seats: components["schemas"]["SeatBrief"][];
            /** You */
            you: number | null;
            /**
             * Reserved
             * @description The seat that is reserved for the caller, by a rematch or an invitation, until they take it. Then `you` is null.
             */
            reserved: number | null;
            /**
             * Host
             * @description The seat of the player who started the table; null if they have none any more.
             */
            host: number | null;
            /** Waiting */
            waiting: boolean;
            /** Waiting For */
            waiting_for: number[];
            /** Deadline */
            deadline: string | null;
            /**
             * Paused Until
             * @description When the table's pause ends, unless a player ends it earlier; null without a pause. No clock runs in it.
             */
            paused_until: string | null;
            progress: components["schemas"]["Progress"] | null;
            /** Places */
            places: components["schemas"]["Place"][] | null;
            /**
             * At
             * @example 2026-11-20T22:50:02Z
             */
            at: string;
        };
        /**
         * MyTables
         * @description First tables that wait for the caller, by deadline; then invitations; then the other running tables, newest first; then
         *     finished tables, newest first.
         */
        MyTables: {
            /**
             * Player
             * @description The caller's player id.
             */
            player: string;
            /** Items */
            items: components["schemas"]["MyTable"][];
            /**
             * Cursor
             * @description Send it as `cursor` to get the next items; null at the end.
             */
            cursor: string | null;
        };
        /**
         * NotificationSettings
         * @description How the caller is notified when a table waits for them.
         */
        NotificationSettings: {
            /**
             * Player
             * @description The caller's player id.
             */
            player: string;
            /**
             * Key
             * @description The `applicationServerKey` that browsers subscribe with; null if this club cannot send push messages.
             */
            key: string | null;
            /**
             * Browsers
             * @description The browsers that get notifications, each as the first 32 hex digits of its endpoint's SHA-256.
             */
            browsers: string[];
            webhook: components["schemas"]["Webhook"] | null;
            /** @description Hours without notifications. */
            quiet: components["schemas"]["Hours"] | null;
            /**
             * Night
             * @description Whether these are the caller's nights, `hours` in their settings.
             */
            night: boolean;
        };
        /**
         * Pace
         * @description What sets the clocks besides `clock_hours`: a time bank, times that do not count, a pause; and the clock of each seat.
         */
        Pace: {
            bank: components["schemas"]["Bank"] | null;
            /** Off */
            off: ("nights" | "weekends")[];
            pause: components["schemas"]["Pause"] | null;
            /** Seats */
            seats: components["schemas"]["SeatClock"][];
        };
        /**
         * PartOfGame
         * @description How many strokes per eighteen holes one part of a game took more than dice give on average (below zero: fewer). Dice Golf
         *     has driving, rough (with sand), putting and weather.
         */
        PartOfGame: {
            /** Game */
            game: string;
            /** Part */
            part: string;
            /** Strokes */
            strokes: number;
            /** Rounds */
            rounds: number;
        };
        /**
         * Pause
         * @description A pause that seat `by` asked for, and the seats that agreed. Once all players have, it begins at `since` and ends at
         *     `until` at the latest.
         */
        Pause: {
            /** By */
            by: number;
            /**
             * Asked
             * @example 2026-11-20T22:50:02Z
             */
            asked: string;
            /** Agreed */
            agreed: number[];
            /** Since */
            since: string | null;
            /** Until */
            until: string | null;
        };
        /** Place */
        Place: {
            /** Seat */
            seat: number;
            /** Place */
            place: number;
            /** Score */
            score: number | string | null;
        } & {
            [key: string]: unknown;
        };
        /** Players */
        Players: {
            /** Min */
            min: number;
            /** Max */
            max: number;
        };
        /**
         * Problem
         * @description RFC 9457. A refused move also carries `version` and, for a seated player, `legal`. `until` is when a seat that is saved
         *     for its player can be taken.
         */
        Problem: {
            /** Type */
            type: string;
            /** Title */
            title: string;
            /** Status */
            status: number;
            /** Detail */
            detail: string;
            /** Code */
            code: string;
            /**
             * Version
             * @default null
             */
            version?: number | null;
            /**
             * Legal
             * @default null
             */
            legal?: {
                [key: string]: unknown;
            } | null;
            /**
             * Until
             * @default null
             */
            until?: string | null;
        };
        /** Profile */
        Profile: {
            /** Player */
            player: string;
            /** Name */
            name: string;
            /** Rounds */
            rounds: number;
            /**
             * Since
             * @description When the player's first round ended.
             * @example 2026-11-20T22:50:02Z
             */
            since: string;
            /** Games */
            games: components["schemas"]["GameOfProfile"][];
            /** Best */
            best: components["schemas"]["BestRound"][];
            /** Parts */
            parts: components["schemas"]["PartOfGame"][];
        };
        /** Progress */
        Progress: {
            /** At */
            at: number;
            /** Of */
            of: number;
            /** Unit */
            unit: string;
        };
        /**
         * RatedCourse
         * @description A scorecard with its rating in each game that can be played on it.
         */
        RatedCourse: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Holes */
            holes: components["schemas"]["Hole"][];
            /**
             * Version
             * @description 1 for a first version, otherwise one more than the version of `earlier`.
             */
            version: number;
            /**
             * Earlier
             * @description The id of the course that this is a new version of.
             */
            earlier: string | null;
            /**
             * Newer
             * @description The id of the new version of this course.
             */
            newer: string | null;
            /** Ratings */
            ratings: components["schemas"]["CourseRating"][];
        };
        /**
         * Rating
         * @description A player's index or rating in one game.
         */
        Rating: {
            /** Rank */
            rank: number;
            /** Player */
            player: string;
            /** Name */
            name: string;
            /**
             * Rating
             * @description With one decimal. In golf the index, where lower is better; otherwise higher is better.
             */
            rating: number;
            /** Rounds */
            rounds: number;
            /**
             * At
             * @description When their last round ended.
             * @example 2026-11-20T22:50:02Z
             */
            at: string;
        };
        /** Ratings */
        Ratings: {
            /** Items */
            items: components["schemas"]["Rating"][];
            /**
             * Cursor
             * @description Send it as `cursor` to get the next items; null at the end.
             */
            cursor: string | null;
        };
        /** Released */
        Released: {
            links: components["schemas"]["Links"];
        };
        /** RematchLink */
        RematchLink: {
            /** Table */
            table: string;
            links: components["schemas"]["Links"];
        };
        /**
         * Replay
         * @description A finished table, with everything needed to check each draw and to score the game again.
         *
         *     If the log is too long for one reply, this is its beginning, and `cursor` leads to the next page.
         */
        Replay: {
            /** Table */
            table: string;
            /** Game */
            game: string;
            /** Rules */
            rules: number;
            /** Commitment */
            commitment: string;
            /** Seed */
            seed: string;
            /** Nonces */
            nonces: (string | null)[];
            /** Log */
            log: components["schemas"]["Logged"][];
            /** Draws */
            draws: components["schemas"]["Draw"][];
            /**
             * Views
             * @description After each act, the SHA-256 of the table and the game with nothing hidden.
             */
            views: string[];
            record: components["schemas"]["dice-golf.Record"] | components["schemas"]["becks-golf.Record"] | components["schemas"]["trade-ring.Record"] | components["schemas"]["mulligan.Record"] | components["schemas"]["stew.Record"] | null;
            result: components["schemas"]["Result"] | null;
            /**
             * Digest
             * @description The fingerprint of the log up to the last item here.
             */
            digest: string;
            /**
             * Challenge
             * @description The day, for a round of its challenge: its draws follow from the day's seed alone.
             * @default null
             */
            challenge?: string | null;
            /**
             * Cursor
             * @description Only if the log goes on: send it as `cursor` to get the next page.
             * @default null
             */
            cursor?: string | null;
        };
        /**
         * ReplayPage
         * @description The next page of a long log.
         */
        ReplayPage: {
            /** Table */
            table: string;
            /** Log */
            log: components["schemas"]["Logged"][];
            /** Draws */
            draws: components["schemas"]["Draw"][];
            /**
             * Views
             * @description After each act, the SHA-256 of the table and the game with nothing hidden.
             */
            views: string[];
            /**
             * Digest
             * @description The fingerprint of the log up to the last item here.
             */
            digest: string;
            /**
             * Cursor
             * @description Send it as `cursor` to get the next items; null at the end.
             */
            cursor: string | null;
        };
        /**
         * Request
         * @description A request for a seat, with the time since when somebody asks.
         */
        Request: {
            /** N */
            n: number;
            /** Name */
            name: string;
            /**
             * At
             * @example 2026-11-20T22:50:02Z
             */
            at: string;
        };
        /** Result */
        Result: {
            /** Places */
            places: components["schemas"]["Place"][];
        } & {
            [key: string]: unknown;
        };
        /**
         * Round
         * @description A table that a player finished. `index` is their index after it in golf, otherwise their rating; null without one.
         */
        Round: {
            /** Table */
            table: string;
            /** Game */
            game: string;
            course: components["schemas"]["CourseBrief"] | null;
            /** Holes */
            holes: string | null;
            /** Score */
            score: number | null;
            /** To Par */
            to_par: number | null;
            /** Place */
            place: number;
            /**
             * Of
             * @description How many seats the table had.
             */
            of: number;
            /** Index */
            index: number | null;
            /**
             * At
             * @example 2026-11-20T22:50:02Z
             */
            at: string;
        };
        /**
         * Rounds
         * @description Newest first.
         */
        Rounds: {
            /** Items */
            items: components["schemas"]["Round"][];
            /**
             * Cursor
             * @description Send it as `cursor` to get the next items; null at the end.
             */
            cursor: string | null;
        };
        /** Season */
        Season: {
            /** Items */
            items: components["schemas"]["CourseOfMonth"][];
            /**
             * Cursor
             * @description Send it as `cursor` to get the next items; null at the end.
             */
            cursor: string | null;
        };
        /** Seat */
        Seat: {
            /** Seat */
            seat: number;
            /** Name */
            name: string | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "human" | "bot" | "open" | "reserved";
            /** Level */
            level: ("visitor" | "easy" | "normal" | "hard" | "champion") | null;
            /** Player */
            player: string | null;
            /** Played By Bot */
            played_by_bot: boolean;
            /**
             * Held Until
             * @description For a seat that the host released: until then only its player may take it back, then anyone with the invite link. Otherwise null.
             */
            held_until: string | null;
        };
        /** SeatBrief */
        SeatBrief: {
            /** Name */
            name: string | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "human" | "bot" | "open" | "reserved";
        };
        /** SeatClock */
        SeatClock: {
            /**
             * Deadline
             * @description When the seat's time runs out; null while its clock is stopped.
             */
            deadline: string | null;
            /**
             * Left
             * @description Seconds in the seat's bank when its clock was last started or set. While it runs, use `deadline`.
             */
            left: number | null;
            /**
             * Away
             * @description When the seat's player is back from being away.
             */
            away: string | null;
            /**
             * Nudged
             * @description When the seat was last nudged.
             */
            nudged: string | null;
        };
        /** Seated */
        Seated: {
            /** Seat */
            seat: number;
            view: components["schemas"]["View"];
        };
        /**
         * Settings
         * @description The caller's settings for all their tables.
         */
        Settings: {
            /**
             * Player
             * @description The caller's player id.
             */
            player: string;
            hours: components["schemas"]["Hours"] | null;
            /**
             * Hours Said
             * @description Whether they ever set their nights. If so, null means that all hours count.
             */
            hours_said: boolean;
            /** Away */
            away: string | null;
            /** Nudges */
            nudges: boolean;
        };
        /**
         * Shown
         * @description The first and the last entry of a finished game's replay.
         */
        Shown: {
            /** First */
            first: number;
            /** Last */
            last: number;
        };
        /**
         * SpokenCode
         * @description Eight letters that lead to the table, and when they expire.
         */
        SpokenCode: {
            /** Code */
            code: string;
            /**
             * Until
             * @example 2026-11-20T22:50:02Z
             */
            until: string;
        };
        /**
         * Spread
         * @description The tables of this call that are up to date now. If there is a cursor, repeat the call with it for the other tables.
         */
        Spread: {
            /**
             * Player
             * @description The caller's player id.
             */
            player: string;
            /** Tables */
            tables: string[];
            /** Cursor */
            cursor: string | null;
        };
        /** Standing */
        Standing: {
            /** Rank */
            rank: number;
            /** Player */
            player: string;
            /** Name */
            name: string;
            /** Score */
            score: number;
            /** To Par */
            to_par: number | null;
            /** Table */
            table: string;
            /**
             * At
             * @example 2026-11-20T22:50:02Z
             */
            at: string;
        };
        /** TableWebhook */
        TableWebhook: {
            webhook: components["schemas"]["Webhook"] | null;
        };
        /**
         * Told
         * @description An entry with its events.
         */
        Told: {
            /** N */
            n: number;
            /**
             * At
             * @example 2026-11-20T22:50:02Z
             */
            at: string;
            /** Happened */
            happened: components["schemas"]["Happened"][];
        };
        /** Webhook */
        Webhook: {
            /**
             * Host
             * @description The host of its address. The rest is shown to nobody.
             */
            host: string;
            /**
             * On
             * @description False once it failed ten times in a row, until it is set again.
             */
            on: boolean;
        };
        "dice-golf.State": {
            /** @enum {unknown} */
            format: "stroke" | "match" | "skins" | "best-ball" | "low-total" | "high-low";
            stymie: boolean;
            holes: {
                hole: number;
                /** @enum {unknown} */
                par: 3 | 4 | 5;
                yards: number;
            }[];
            /** @enum {unknown} */
            rounds: 1 | 4;
            turn: number | null;
            stymie_holder: number | null;
            players: {
                seat: number;
                round: number;
                at: number | null;
                thru: number;
                scores: (number | null)[][];
                strokes: number;
                to_par: number;
                chips: number;
                chips_full: number;
                stymied: boolean;
                passes_at: number | null;
                play: {
                    round: number;
                    /** @description The hole's place in its round, from 0. */
                    at: number;
                    /** @description The course's own number. */
                    hole: number;
                    /** @enum {unknown} */
                    par: 3 | 4 | 5;
                    /** @enum {unknown} */
                    rolls: 1 | 2;
                    /** @enum {unknown} */
                    mulligan: null | "hole" | "shot:yellow" | "shot:green" | "shot:black" | "shot:white" | "shot:red";
                    stymied: boolean;
                    dice: {
                        /** @enum {unknown} */
                        die: "black" | "red" | "yellow" | "white" | "green" | "blue";
                        /** @enum {unknown} */
                        face: "Fairway" | "Rough" | "Hazard" | "Green" | "Chip" | "Bunker" | "Tap In" | 1 | 2 | 3 | "Blank" | "Sun" | "Wind";
                        strokes: number;
                        counts: boolean;
                    }[];
                    score: number;
                    to_par: number;
                    final: boolean;
                } | null;
            }[];
            standings: null | {
                matches: {
                    seats: number[];
                    lead: number;
                    played: number;
                    left: number;
                    over: boolean;
                    text: string;
                }[];
                points: string[];
            } | {
                skins: string[];
                carried: number;
                holes: {
                    /** @description The hole's place in its round, from 0. */
                    at: number;
                    round: number;
                    seat: number | null;
                }[];
            } | {
                sides: {
                    seats: number[];
                    score: number;
                    to_par: number | null;
                }[];
                holes: {
                    /** @description The hole's place in its round, from 0. */
                    at: number;
                    round: number;
                    score: number[];
                }[];
            };
        };
        "dice-golf.Move": {
            /** @constant */
            kind: "roll";
        } | {
            /** @constant */
            kind: "keep";
        } | {
            /** @constant */
            kind: "hole-mulligan";
        } | {
            /** @constant */
            kind: "shot-mulligan";
            /** @enum {unknown} */
            die: "yellow" | "green" | "black" | "white" | "red";
        } | {
            /** @constant */
            kind: "pass-stymie";
            to: number;
        };
        "dice-golf.Happened.rolled": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "rolled";
            round: number;
            /** @description The hole's place in its round, from 0. */
            at: number;
            /** @description The course's own number. */
            hole: number;
            /** @enum {unknown} */
            par: 3 | 4 | 5;
            /** @enum {unknown} */
            roll: 1 | 2;
            /** @enum {unknown} */
            mulligan: null | "hole" | "shot:yellow" | "shot:green" | "shot:black" | "shot:white" | "shot:red";
            stymied: boolean;
            dice: {
                /** @enum {unknown} */
                die: "black" | "red" | "yellow" | "white" | "green" | "blue";
                /** @enum {unknown} */
                face: "Fairway" | "Rough" | "Hazard" | "Green" | "Chip" | "Bunker" | "Tap In" | 1 | 2 | 3 | "Blank" | "Sun" | "Wind";
                strokes: number;
                counts: boolean;
            }[];
            score: number;
            to_par: number;
            final: boolean;
        };
        "dice-golf.Happened.holed": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "holed";
            round: number;
            /** @description The hole's place in its round, from 0. */
            at: number;
            /** @description The course's own number. */
            hole: number;
            score: number;
            to_par: number;
        };
        "dice-golf.Happened.passed-stymie": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "passed-stymie";
            to: number;
        };
        "dice-golf.Happened.match-over": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "match-over";
            seats: number[];
            text: string;
        };
        "dice-golf.Happened.skin": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "skin";
            round: number;
            /** @description The hole's place in its round, from 0. */
            at: number;
            /** @description The course's own number. */
            hole: number;
            /** @description An exact fraction, such as 3/2. */
            skins: string;
        };
        "dice-golf.Happened": components["schemas"]["Happened.joined"] | components["schemas"]["Happened.began"] | components["schemas"]["Happened.left"] | components["schemas"]["Happened.back"] | components["schemas"]["Happened.released"] | components["schemas"]["Happened.timed-out"] | components["schemas"]["Happened.chose"] | components["schemas"]["Happened.away"] | components["schemas"]["Happened.here"] | components["schemas"]["Happened.pause-asked"] | components["schemas"]["Happened.pause-agreed"] | components["schemas"]["Happened.pause-declined"] | components["schemas"]["Happened.paused"] | components["schemas"]["Happened.resumed"] | components["schemas"]["Happened.nudged"] | components["schemas"]["Happened.finished"] | components["schemas"]["Happened.abandoned"] | components["schemas"]["Happened.closed"] | components["schemas"]["Happened.rematch"] | components["schemas"]["dice-golf.Happened.rolled"] | components["schemas"]["dice-golf.Happened.holed"] | components["schemas"]["dice-golf.Happened.passed-stymie"] | components["schemas"]["dice-golf.Happened.match-over"] | components["schemas"]["dice-golf.Happened.skin"];
        "dice-golf.Record": {
            /** @constant */
            game: "dice-golf";
            rules: number;
            options: Record<string, never>;
            seats: components["schemas"]["SeatBrief"][];
            places: number[];
            course: components["schemas"]["Course"];
            holes: {
                /** @description The course's own number. */
                hole: number;
                round: number;
                /** @enum {unknown} */
                par: 3 | 4 | 5;
                plays: {
                    seat: number;
                    rolls: {
                        [key: string]: "Fairway" | "Rough" | "Hazard" | "Green" | "Chip" | "Bunker" | "Tap In" | 1 | 2 | 3 | "Blank" | "Sun" | "Wind";
                    }[];
                    /** @enum {unknown} */
                    mulligan: null | "hole" | "shot:yellow" | "shot:green" | "shot:black" | "shot:white" | "shot:red";
                    stymied: boolean;
                    score: number;
                    stymie_to: number | null;
                }[];
            }[];
            totals: number[];
            points: (number | string)[] | null;
        };
        "dice-golf.View": components["schemas"]["TableView"] & {
            /** @constant */
            game: "dice-golf";
            state: components["schemas"]["dice-golf.State"] | null;
            happened: components["schemas"]["dice-golf.Happened"][];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "dice-golf";
        };
        "becks-golf.State": {
            round: number;
            rounds: number;
            /** @enum {unknown} */
            phase: "opening" | "play" | "over";
            dealer: number;
            turn: number | null;
            turns: number;
            most_turns: number;
            closer: number | null;
            closers: (number | null)[];
            last_turns: number[];
            pile: number;
            pile_cards: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | -1 | -2 | -3 | -4 | "M" | "H")[] | null;
            discard: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | -1 | -2 | -3 | -4 | "M" | "H")[];
            drawn: {
                seat: number;
                card: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | -1 | -2 | -3 | -4 | "M" | "H") | null;
            } | null;
            players: {
                seat: number;
                grid: ((1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | -1 | -2 | -3 | -4 | "M" | "H") | null)[];
                down: number;
                down_cards: ((1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | -1 | -2 | -3 | -4 | "M" | "H") | null)[] | null;
                choice: number[] | null;
                sets: {
                    places: number[];
                    score: number;
                }[];
                showing: number;
                scores: number[];
                total: number;
            }[];
            own: {
                choice: number[] | null;
                changes_left: number;
                would: {
                    showing: number[];
                    completes: {
                        places: number[];
                        score: number;
                    }[][];
                    closes: number | null;
                    clear: boolean | null;
                } | null;
            } | null;
            last: {
                round: number;
                closer: number | null;
                grids: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | -1 | -2 | -3 | -4 | "M" | "H")[][];
                turned: number[][];
                sets: {
                    places: number[];
                    score: number;
                }[][];
                /**
                 * @description Black cards are 1 to 9, red ones -1 to -4, M a Mulligan, H a Hazard.
                 * @enum {unknown}
                 */
                discard: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | -1 | -2 | -3 | -4 | "M" | "H";
                raw: number[];
                scores: number[];
                totals: number[];
            } | null;
        };
        "becks-golf.Move": {
            /** @constant */
            kind: "open";
            at: number[];
        } | {
            /** @constant */
            kind: "draw";
        } | {
            /** @constant */
            kind: "take";
            /** @description In the grid, row by row from 0. */
            at: number;
        } | {
            /** @constant */
            kind: "place";
            /** @description In the grid, row by row from 0. */
            at: number;
        } | {
            /** @constant */
            kind: "discard";
        };
        "becks-golf.Happened.chose": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "chose";
            at?: number[];
        };
        "becks-golf.Happened.opened": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "opened";
            cards: {
                /** @description In the grid, row by row from 0. */
                at: number;
                /**
                 * @description Black cards are 1 to 9, red ones -1 to -4, M a Mulligan, H a Hazard.
                 * @enum {unknown}
                 */
                card: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | -1 | -2 | -3 | -4 | "M" | "H";
            }[][];
            showing: number[];
            /**
             * @description Black cards are 1 to 9, red ones -1 to -4, M a Mulligan, H a Hazard.
             * @enum {unknown}
             */
            discard: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | -1 | -2 | -3 | -4 | "M" | "H";
        };
        "becks-golf.Happened.drew": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "drew";
            /**
             * @description Black cards are 1 to 9, red ones -1 to -4, M a Mulligan, H a Hazard.
             * @enum {unknown}
             */
            card?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | -1 | -2 | -3 | -4 | "M" | "H";
        };
        "becks-golf.Happened.placed": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "placed";
            /** @description In the grid, row by row from 0. */
            at: number;
            /**
             * @description Black cards are 1 to 9, red ones -1 to -4, M a Mulligan, H a Hazard.
             * @enum {unknown}
             */
            card: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | -1 | -2 | -3 | -4 | "M" | "H";
            /** @enum {unknown} */
            from: "pile" | "discard";
            /**
             * @description Black cards are 1 to 9, red ones -1 to -4, M a Mulligan, H a Hazard.
             * @enum {unknown}
             */
            replaced: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | -1 | -2 | -3 | -4 | "M" | "H";
            was_down: boolean;
            completed: {
                places: number[];
                score: number;
            }[];
            sets: {
                places: number[];
                score: number;
            }[];
            showing: number;
        };
        "becks-golf.Happened.discarded": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "discarded";
            /**
             * @description Black cards are 1 to 9, red ones -1 to -4, M a Mulligan, H a Hazard.
             * @enum {unknown}
             */
            card: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | -1 | -2 | -3 | -4 | "M" | "H";
        };
        "becks-golf.Happened.reshuffled": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "reshuffled";
            cards: number;
        };
        "becks-golf.Happened.went-out": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "went-out";
            last_turns: number[];
        };
        "becks-golf.Happened.scored": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "scored";
            round: number;
            closer: number | null;
            grids: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | -1 | -2 | -3 | -4 | "M" | "H")[][];
            turned: number[][];
            sets: {
                places: number[];
                score: number;
            }[][];
            /**
             * @description Black cards are 1 to 9, red ones -1 to -4, M a Mulligan, H a Hazard.
             * @enum {unknown}
             */
            discard: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | -1 | -2 | -3 | -4 | "M" | "H";
            raw: number[];
            scores: number[];
            totals: number[];
        };
        "becks-golf.Happened.dealt": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "dealt";
            round: number;
            pile: number;
        };
        "becks-golf.Happened": components["schemas"]["Happened.joined"] | components["schemas"]["Happened.began"] | components["schemas"]["Happened.left"] | components["schemas"]["Happened.back"] | components["schemas"]["Happened.released"] | components["schemas"]["Happened.timed-out"] | components["schemas"]["becks-golf.Happened.chose"] | components["schemas"]["Happened.away"] | components["schemas"]["Happened.here"] | components["schemas"]["Happened.pause-asked"] | components["schemas"]["Happened.pause-agreed"] | components["schemas"]["Happened.pause-declined"] | components["schemas"]["Happened.paused"] | components["schemas"]["Happened.resumed"] | components["schemas"]["Happened.nudged"] | components["schemas"]["Happened.finished"] | components["schemas"]["Happened.abandoned"] | components["schemas"]["Happened.closed"] | components["schemas"]["Happened.rematch"] | components["schemas"]["becks-golf.Happened.opened"] | components["schemas"]["becks-golf.Happened.drew"] | components["schemas"]["becks-golf.Happened.placed"] | components["schemas"]["becks-golf.Happened.discarded"] | components["schemas"]["becks-golf.Happened.reshuffled"] | components["schemas"]["becks-golf.Happened.went-out"] | components["schemas"]["becks-golf.Happened.scored"] | components["schemas"]["becks-golf.Happened.dealt"];
        "becks-golf.Record": {
            /** @constant */
            game: "becks-golf";
            rules: number;
            options: Record<string, never>;
            seats: components["schemas"]["SeatBrief"][];
            places: number[];
            rounds: {
                grids: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | -1 | -2 | -3 | -4 | "M" | "H")[][][];
                closer: number | null;
                raw: number[];
                scores: number[];
            }[];
            totals: number[];
        };
        "becks-golf.View": components["schemas"]["TableView"] & {
            /** @constant */
            game: "becks-golf";
            state: components["schemas"]["becks-golf.State"] | null;
            happened: components["schemas"]["becks-golf.Happened"][];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "becks-golf";
        };
        "trade-ring.State": {
            /** @enum {unknown} */
            phase: "turn" | "offers" | "choice" | "over";
            turn: number;
            turns_left: number;
            skips_left: number;
            auctioneer: number | null;
            deck: number;
            deck_cards: number[] | null;
            aside: number;
            aside_cards: number[] | null;
            discard: number[];
            /** @description Null where no chips are played. */
            pot: number | null;
            players: {
                seat: number;
                active: boolean;
                cards: number;
                hand: number[] | null;
                value: {
                    /** @enum {unknown} */
                    type: "High Card" | "Pair" | "Two Pair" | "Low Straight" | "Three of a Kind" | "High Straight" | "Flush" | "Full House" | "Four of a Kind" | "Straight Flush";
                    /** @description A card by its place in the deck's list: four times its rank (two 0, ace 12) plus its suit (diamonds 0, clubs 1, hearts 2, spades 3). */
                    top: number;
                    cards: number[];
                } | null;
                known: number[];
                /** @description Null where no chips are played. */
                chips: number | null;
                slot: {
                    /** @description Null where it lies face-down for you. */
                    card: number | null;
                    /** @description Null where no chips are played. */
                    chips: number | null;
                } | null;
                offer: {
                    /** @description A card by its place in the deck's list: four times its rank (two 0, ace 12) plus its suit (diamonds 0, clubs 1, hearts 2, spades 3). */
                    card: number;
                    /** @description Null where no chips are played. */
                    chips: number | null;
                } | null;
            }[];
            own: {
                hand: number[];
                value: {
                    /** @enum {unknown} */
                    type: "High Card" | "Pair" | "Two Pair" | "Low Straight" | "Three of a Kind" | "High Straight" | "Flush" | "Full House" | "Four of a Kind" | "Straight Flush";
                    /** @description A card by its place in the deck's list: four times its rank (two 0, ace 12) plus its suit (diamonds 0, clubs 1, hearts 2, spades 3). */
                    top: number;
                    cards: number[];
                };
                drawn: number | null;
                offer: {
                    /** @description A card by its place in the deck's list: four times its rank (two 0, ace 12) plus its suit (diamonds 0, clubs 1, hearts 2, spades 3). */
                    card: number;
                    /** @description Null where no chips are played. */
                    chips: number | null;
                } | null;
                changes_left: number | null;
                previews: {
                    seat: number | null;
                    /** @description A card by its place in the deck's list: four times its rank (two 0, ace 12) plus its suit (diamonds 0, clubs 1, hearts 2, spades 3). */
                    card: number;
                    value: {
                        /** @enum {unknown} */
                        type: "High Card" | "Pair" | "Two Pair" | "Low Straight" | "Three of a Kind" | "High Straight" | "Flush" | "Full House" | "Four of a Kind" | "Straight Flush";
                        /** @description A card by its place in the deck's list: four times its rank (two 0, ace 12) plus its suit (diamonds 0, clubs 1, hearts 2, spades 3). */
                        top: number;
                        cards: number[];
                    };
                    /** @enum {unknown} */
                    change: "same" | "better-type" | "better-rank" | "better-suit" | "worse-type" | "worse-rank" | "worse-suit";
                }[];
                /** @description What the seat will auction as soon as its turn begins, which is next, if it can then. Nobody else is told. */
                next?: {
                    /** @description A card by its place in the deck's list: four times its rank (two 0, ace 12) plus its suit (diamonds 0, clubs 1, hearts 2, spades 3). */
                    card: number;
                    /** @description There if, and only if, chips are played. */
                    chips?: number;
                };
            } | null;
            lately: {
                turn: number;
                seat: number;
                /** @enum {unknown} */
                way: "skip" | "fold" | "swap" | "mulligan";
                auctioned: {
                    /** @description A card by its place in the deck's list: four times its rank (two 0, ace 12) plus its suit (diamonds 0, clubs 1, hearts 2, spades 3). */
                    card: number;
                    /** @description Null where no chips are played. */
                    chips: number | null;
                } | null;
                offers: {
                    seat: number;
                    /** @description Null where it lies face-down for you. */
                    card: number | null;
                    /** @description Null where no chips are played. */
                    chips: number | null;
                }[];
                taken: number | null;
            } | null;
            end: ("fold" | "deck" | "skips" | "turns") | null;
            left: number[] | null;
            winner: number | null;
        };
        "trade-ring.Move": {
            /** @constant */
            kind: "skip";
        } | {
            /** @constant */
            kind: "fold";
        } | {
            /** @constant */
            kind: "auction";
            /** @description A card by its place in the deck's list: four times its rank (two 0, ace 12) plus its suit (diamonds 0, clubs 1, hearts 2, spades 3). */
            card: number;
            /** @description There if, and only if, chips are played. */
            chips?: number;
        } | {
            /** @constant */
            kind: "offer";
            /** @description A card by its place in the deck's list: four times its rank (two 0, ace 12) plus its suit (diamonds 0, clubs 1, hearts 2, spades 3). */
            card: number;
            /** @description There if, and only if, chips are played. */
            chips?: number;
            /** @description What the seat will auction as soon as its turn begins, which is next, if it can then. Nobody else is told. */
            next?: {
                /** @description A card by its place in the deck's list: four times its rank (two 0, ace 12) plus its suit (diamonds 0, clubs 1, hearts 2, spades 3). */
                card: number;
                /** @description There if, and only if, chips are played. */
                chips?: number;
            };
        } | {
            /** @constant */
            kind: "swap";
            seat: number;
        } | {
            /** @constant */
            kind: "mulligan";
        };
        "trade-ring.Happened.skipped": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "skipped";
            turn: number;
        };
        "trade-ring.Happened.folded": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "folded";
            turn: number;
            forced: boolean;
        };
        "trade-ring.Happened.auctioned": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "auctioned";
            turn: number;
            /** @description A card by its place in the deck's list: four times its rank (two 0, ace 12) plus its suit (diamonds 0, clubs 1, hearts 2, spades 3). */
            card: number;
            /** @description Null where no chips are played. */
            chips: number | null;
        };
        "trade-ring.Happened.chose": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "chose";
            /** @description A card by its place in the deck's list: four times its rank (two 0, ace 12) plus its suit (diamonds 0, clubs 1, hearts 2, spades 3). */
            card?: number;
            /** @description Null where no chips are played. */
            chips?: number | null;
        };
        "trade-ring.Happened.offered": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "offered";
            offers: {
                seat: number;
                /** @description Null where it lies face-down for you. */
                card: number | null;
                /** @description Null where no chips are played. */
                chips: number | null;
            }[];
        };
        "trade-ring.Happened.swapped": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "swapped";
            turn: number;
            with: number;
            given: {
                /** @description A card by its place in the deck's list: four times its rank (two 0, ace 12) plus its suit (diamonds 0, clubs 1, hearts 2, spades 3). */
                card: number;
                /** @description Null where no chips are played. */
                chips: number | null;
            };
            taken: {
                /** @description Null where it lies face-down for you. */
                card: number | null;
                /** @description Null where no chips are played. */
                chips: number | null;
            };
        };
        "trade-ring.Happened.mulliganed": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "mulliganed";
            turn: number;
            cards: {
                seat: number;
                /** @description A card by its place in the deck's list: four times its rank (two 0, ace 12) plus its suit (diamonds 0, clubs 1, hearts 2, spades 3). */
                card: number;
                /** @description Null where no chips are played. */
                chips: number | null;
            }[];
            /** @description Null where no chips are played. */
            pot: number | null;
        };
        "trade-ring.Happened.drew": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "drew";
            /** @description Null where it lies face-down for you. */
            card: number | null;
        };
        "trade-ring.Happened.ended": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "ended";
            /** @enum {unknown} */
            end: "fold" | "deck" | "skips" | "turns";
            left: number[];
            hands: number[][];
            values: {
                /** @enum {unknown} */
                type: "High Card" | "Pair" | "Two Pair" | "Low Straight" | "Three of a Kind" | "High Straight" | "Flush" | "Full House" | "Four of a Kind" | "Straight Flush";
                /** @description A card by its place in the deck's list: four times its rank (two 0, ace 12) plus its suit (diamonds 0, clubs 1, hearts 2, spades 3). */
                top: number;
                cards: number[];
            }[];
            /** @description Null where no chips are played. */
            pot: number | null;
            chips: number[] | null;
        };
        "trade-ring.Happened": components["schemas"]["Happened.joined"] | components["schemas"]["Happened.began"] | components["schemas"]["Happened.left"] | components["schemas"]["Happened.back"] | components["schemas"]["Happened.released"] | components["schemas"]["Happened.timed-out"] | components["schemas"]["trade-ring.Happened.chose"] | components["schemas"]["Happened.away"] | components["schemas"]["Happened.here"] | components["schemas"]["Happened.pause-asked"] | components["schemas"]["Happened.pause-agreed"] | components["schemas"]["Happened.pause-declined"] | components["schemas"]["Happened.paused"] | components["schemas"]["Happened.resumed"] | components["schemas"]["Happened.nudged"] | components["schemas"]["Happened.finished"] | components["schemas"]["Happened.abandoned"] | components["schemas"]["Happened.closed"] | components["schemas"]["Happened.rematch"] | components["schemas"]["trade-ring.Happened.skipped"] | components["schemas"]["trade-ring.Happened.folded"] | components["schemas"]["trade-ring.Happened.auctioned"] | components["schemas"]["trade-ring.Happened.offered"] | components["schemas"]["trade-ring.Happened.swapped"] | components["schemas"]["trade-ring.Happened.mulliganed"] | components["schemas"]["trade-ring.Happened.drew"] | components["schemas"]["trade-ring.Happened.ended"];
        "trade-ring.Record": {
            /** @constant */
            game: "trade-ring";
            rules: number;
            options: Record<string, never>;
            seats: components["schemas"]["SeatBrief"][];
            places: number[];
            dealt: ("2D" | "2C" | "2H" | "2S" | "3D" | "3C" | "3H" | "3S" | "4D" | "4C" | "4H" | "4S" | "5D" | "5C" | "5H" | "5S" | "6D" | "6C" | "6H" | "6S" | "7D" | "7C" | "7H" | "7S" | "8D" | "8C" | "8H" | "8S" | "9D" | "9C" | "9H" | "9S" | "10D" | "10C" | "10H" | "10S" | "JD" | "JC" | "JH" | "JS" | "QD" | "QC" | "QH" | "QS" | "KD" | "KC" | "KH" | "KS" | "AD" | "AC" | "AH" | "AS")[][];
            turns: {
                seat: number;
                /** @enum {unknown} */
                kind: "skip" | "fold" | "auction";
                card: ("2D" | "2C" | "2H" | "2S" | "3D" | "3C" | "3H" | "3S" | "4D" | "4C" | "4H" | "4S" | "5D" | "5C" | "5H" | "5S" | "6D" | "6C" | "6H" | "6S" | "7D" | "7C" | "7H" | "7S" | "8D" | "8C" | "8H" | "8S" | "9D" | "9C" | "9H" | "9S" | "10D" | "10C" | "10H" | "10S" | "JD" | "JC" | "JH" | "JS" | "QD" | "QC" | "QH" | "QS" | "KD" | "KC" | "KH" | "KS" | "AD" | "AC" | "AH" | "AS") | null;
                /** @description Null where no chips are played. */
                chips: number | null;
                offers: {
                    [key: string]: {
                        /** @enum {unknown} */
                        card: "2D" | "2C" | "2H" | "2S" | "3D" | "3C" | "3H" | "3S" | "4D" | "4C" | "4H" | "4S" | "5D" | "5C" | "5H" | "5S" | "6D" | "6C" | "6H" | "6S" | "7D" | "7C" | "7H" | "7S" | "8D" | "8C" | "8H" | "8S" | "9D" | "9C" | "9H" | "9S" | "10D" | "10C" | "10H" | "10S" | "JD" | "JC" | "JH" | "JS" | "QD" | "QC" | "QH" | "QS" | "KD" | "KC" | "KH" | "KS" | "AD" | "AC" | "AH" | "AS";
                        /** @description Null where no chips are played. */
                        chips: number | null;
                    };
                };
                taken: number | null;
                drawn: {
                    [key: string]: "2D" | "2C" | "2H" | "2S" | "3D" | "3C" | "3H" | "3S" | "4D" | "4C" | "4H" | "4S" | "5D" | "5C" | "5H" | "5S" | "6D" | "6C" | "6H" | "6S" | "7D" | "7C" | "7H" | "7S" | "8D" | "8C" | "8H" | "8S" | "9D" | "9C" | "9H" | "9S" | "10D" | "10C" | "10H" | "10S" | "JD" | "JC" | "JH" | "JS" | "QD" | "QC" | "QH" | "QS" | "KD" | "KC" | "KH" | "KS" | "AD" | "AC" | "AH" | "AS";
                };
            }[];
            /** @enum {unknown} */
            end: "fold" | "deck" | "skips" | "turns";
            left: ("2D" | "2C" | "2H" | "2S" | "3D" | "3C" | "3H" | "3S" | "4D" | "4C" | "4H" | "4S" | "5D" | "5C" | "5H" | "5S" | "6D" | "6C" | "6H" | "6S" | "7D" | "7C" | "7H" | "7S" | "8D" | "8C" | "8H" | "8S" | "9D" | "9C" | "9H" | "9S" | "10D" | "10C" | "10H" | "10S" | "JD" | "JC" | "JH" | "JS" | "QD" | "QC" | "QH" | "QS" | "KD" | "KC" | "KH" | "KS" | "AD" | "AC" | "AH" | "AS")[];
            hands: ("2D" | "2C" | "2H" | "2S" | "3D" | "3C" | "3H" | "3S" | "4D" | "4C" | "4H" | "4S" | "5D" | "5C" | "5H" | "5S" | "6D" | "6C" | "6H" | "6S" | "7D" | "7C" | "7H" | "7S" | "8D" | "8C" | "8H" | "8S" | "9D" | "9C" | "9H" | "9S" | "10D" | "10C" | "10H" | "10S" | "JD" | "JC" | "JH" | "JS" | "QD" | "QC" | "QH" | "QS" | "KD" | "KC" | "KH" | "KS" | "AD" | "AC" | "AH" | "AS")[][];
            types: ("High Card" | "Pair" | "Two Pair" | "Low Straight" | "Three of a Kind" | "High Straight" | "Flush" | "Full House" | "Four of a Kind" | "Straight Flush")[];
            /** @description Null where no chips are played. */
            pot: number | null;
            chips: number[] | null;
            winner: number;
        };
        "trade-ring.View": components["schemas"]["TableView"] & {
            /** @constant */
            game: "trade-ring";
            state: components["schemas"]["trade-ring.State"] | null;
            happened: components["schemas"]["trade-ring.Happened"][];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "trade-ring";
        };
        "mulligan.State": {
            /** @enum {unknown} */
            phase: "partner" | "plan" | "react" | "vote" | "over";
            modes: ("heavy_bag" | "interesting" | "wolf" | "best_ball" | "handicap" | "course")[];
            holes: {
                /** @description The course's own number. */
                hole: number;
                par: number;
                yards: number;
            }[];
            at: number;
            turn: number;
            turns: number;
            deck: number;
            deck_cards: number[] | null;
            discard: number;
            discard_cards: number[] | null;
            course: {
                target: number | null;
                laid: boolean;
                open: boolean;
                card: number | null;
            } | null;
            sides: number[][];
            side_scores: number[][];
            side_totals: number[];
            golfers: {
                /** @description A ball with a hand; without best ball the seat of this number. */
                golfer: number;
                seat: number;
                side: number;
                left: number;
                strokes: number;
                hand: number;
                limit: number;
                cards: number[] | null;
                board: {
                    turn: number;
                    club: number | null;
                    actions: number[];
                }[];
                shown: {
                    /** @description 0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; 100 + golfer: that golfer's own card. */
                    card: number;
                    /** @description A ball with a hand; without best ball the seat of this number. */
                    target: number;
                }[] | null;
                scores: number[];
                total: number;
                to_par: number;
            }[];
            own: {
                golfers: {
                    /** @description A ball with a hand; without best ball the seat of this number. */
                    golfer: number;
                    cards: number[];
                    used: ("Mulligan" | "Pace of Play" | "Rangefinder" | "Dig Through the Bag" | "Course GPS" | "Borrow a Club")[];
                    previews: {
                        [key: string]: {
                            alone: {
                                moved: number;
                                left: number;
                                strokes: number;
                                finished: boolean;
                            };
                            with_action: {
                                [key: string]: {
                                    moved: number;
                                    left: number;
                                    strokes: number;
                                    finished: boolean;
                                };
                            };
                        };
                    };
                }[];
                plan: {
                    /** @description By golfer the one club's card, and under it action cards with their targets: {"0": {"33": {"12": 2}}}. */
                    shots: {
                        [key: string]: {
                            [key: string]: {
                                [key: string]: number;
                            };
                        };
                    };
                    reactions: {
                        [key: string]: "auto" | "never" | "ask";
                    };
                    partner?: number | null;
                } | null;
                locked: boolean;
                changes_left: number | null;
                going: boolean | null;
                /** @enum {unknown} */
                orders: "never" | "against-me" | "always";
                orders_left: number;
                looking: number[] | null;
            } | null;
            looking: {
                /** @enum {unknown} */
                type: "Mulligan" | "Pace of Play" | "Rangefinder" | "Dig Through the Bag" | "Course GPS" | "Borrow a Club";
                /** @description A ball with a hand; without best ball the seat of this number. */
                golfer: number;
                from: number | null;
                count: number | null;
                cards: number[] | null;
            } | null;
            asked: number[];
            asking: number[];
            swing: {
                /** @description The course's own number. */
                hole: number;
                turn: number;
                plans: {
                    /** @description A ball with a hand; without best ball the seat of this number. */
                    golfer: number;
                    /** @description 0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; 100 + golfer: that golfer's own card. */
                    club: number;
                    actions: {
                        /** @description 0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; 100 + golfer: that golfer's own card. */
                        card: number;
                        /** @description A ball with a hand; without best ball the seat of this number. */
                        target: number;
                    }[];
                }[];
                course: {
                    /** @description 0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; 100 + golfer: that golfer's own card. */
                    card: number;
                    /** @description A ball with a hand; without best ball the seat of this number. */
                    target: number;
                } | null;
                bounced: {
                    /** @description 0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; 100 + golfer: that golfer's own card. */
                    card: number;
                    /** @description Null: the course. */
                    by: number | null;
                    /** @description A ball with a hand; without best ball the seat of this number. */
                    off: number;
                    to: number | null;
                }[];
                cancelled: {
                    /** @description A ball with a hand; without best ball the seat of this number. */
                    golfer: number;
                    /** @description 0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; 100 + golfer: that golfer's own card. */
                    card: number;
                    /** @description Null: the course. */
                    by: number | null;
                }[];
                shots: {
                    /** @description A ball with a hand; without best ball the seat of this number. */
                    golfer: number;
                    from: number;
                    /** @description 0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; 100 + golfer: that golfer's own card. */
                    club: number;
                    lies: {
                        /** @description 0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; 100 + golfer: that golfer's own card. */
                        card: number;
                        /** @description Null: the course. */
                        by: number | null;
                        void: boolean;
                    }[];
                    base: number;
                    half: boolean;
                    plus: number;
                    bounce: number;
                    moved: number;
                    left: number;
                    strokes: number;
                    finished: boolean;
                    duffed: boolean;
                }[];
            } | null;
            last_hole: {
                /** @description The course's own number. */
                hole: number;
                strokes: number[];
                finishing: number[];
                scores: number[];
                sides: number[];
            } | null;
            wolf: {
                wolf: number;
                partner: number | null;
                alone: boolean;
                points: number[];
            } | null;
            wagers: {
                chips: number[];
                offers_left: number[];
                offers: {
                    offer: number;
                    by: number;
                    to: number;
                    stake: number;
                    bet: {
                        /** @constant */
                        about: "hole";
                    } | {
                        /** @constant */
                        about: "total";
                    } | {
                        /** @constant */
                        about: "shot";
                        /** @description A ball with a hand; without best ball the seat of this number. */
                        golfer: number;
                        finishes: boolean;
                    } | {
                        /** @constant */
                        about: "words";
                        text: string;
                    };
                }[];
                wagers: {
                    offer: number;
                    by: number;
                    to: number;
                    stake: number;
                    bet: {
                        /** @constant */
                        about: "hole";
                    } | {
                        /** @constant */
                        about: "total";
                    } | {
                        /** @constant */
                        about: "shot";
                        /** @description A ball with a hand; without best ball the seat of this number. */
                        golfer: number;
                        finishes: boolean;
                    } | {
                        /** @constant */
                        about: "words";
                        text: string;
                    };
                    /** @description The course's own number. */
                    hole: number;
                    turn: number;
                    said: (number | null)[];
                    settled: boolean;
                    won: number | null;
                }[];
            } | null;
            everything: {
                plans: {
                    [key: string]: {
                        /** @description By golfer the one club's card, and under it action cards with their targets: {"0": {"33": {"12": 2}}}. */
                        shots: {
                            [key: string]: {
                                [key: string]: {
                                    [key: string]: number;
                                };
                            };
                        };
                        reactions: {
                            [key: string]: "auto" | "never" | "ask";
                        };
                    };
                };
                orders: ("never" | "against-me" | "always")[];
                going: {
                    [key: string]: boolean;
                };
            } | null;
        };
        "mulligan.Move": {
            /** @constant */
            kind: "plan";
            /** @description By golfer the one club's card, and under it action cards with their targets: {"0": {"33": {"12": 2}}}. */
            shots: {
                [key: string]: {
                    [key: string]: {
                        [key: string]: number;
                    };
                };
            };
            reactions?: {
                [key: string]: "auto" | "never" | "ask";
            };
            /** @enum {unknown} */
            orders?: "never" | "against-me" | "always";
            partner?: number | null;
        } | {
            /** @constant */
            kind: "orders";
            /** @enum {unknown} */
            orders: "never" | "against-me" | "always";
        } | {
            /** @constant */
            kind: "rangefinder";
            /** @description 0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; 100 + golfer: that golfer's own card. */
            card: number;
        } | {
            /** @constant */
            kind: "dig";
            /** @description 0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; 100 + golfer: that golfer's own card. */
            card: number;
            discard: number[];
        } | {
            /** @constant */
            kind: "gps";
            /** @description 0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; 100 + golfer: that golfer's own card. */
            card: number;
        } | {
            /** @constant */
            kind: "borrow";
            /** @description 0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; 100 + golfer: that golfer's own card. */
            card: number;
            /** @description A ball with a hand; without best ball the seat of this number. */
            from: number;
        } | {
            /** @constant */
            kind: "mulligan";
            /** @description 0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; 100 + golfer: that golfer's own card. */
            card: number;
            /** @description 0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; 100 + golfer: that golfer's own card. */
            cancel: number;
        } | {
            /** @constant */
            kind: "take";
            card: number | null;
        } | {
            /** @constant */
            kind: "pass";
        } | {
            /** @constant */
            kind: "partner";
            seat: number | null;
        } | {
            /** @constant */
            kind: "go-on";
            yes: boolean;
        } | {
            /** @constant */
            kind: "offer";
            stakes: {
                [key: string]: number;
            };
            bet: {
                /** @constant */
                about: "hole";
            } | {
                /** @constant */
                about: "total";
            } | {
                /** @constant */
                about: "shot";
                /** @description A ball with a hand; without best ball the seat of this number. */
                golfer: number;
                finishes: boolean;
            } | {
                /** @constant */
                about: "words";
                text: string;
            };
        } | {
            /** @constant */
            kind: "take-back";
        } | {
            /** @constant */
            kind: "decline";
            offer: number;
        } | {
            /** @constant */
            kind: "accept";
            offer: number;
        } | {
            /** @constant */
            kind: "verdict";
            won: {
                [key: string]: number;
            };
        };
        "mulligan.Happened.chose": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "chose";
            /** @description By golfer the one club's card, and under it action cards with their targets: {"0": {"33": {"12": 2}}}. */
            shots?: {
                [key: string]: {
                    [key: string]: {
                        [key: string]: number;
                    };
                };
            };
            reactions?: {
                [key: string]: "auto" | "never" | "ask";
            };
            /** @enum {unknown} */
            orders?: "never" | "against-me" | "always";
            yes?: boolean;
        };
        "mulligan.Happened.hole": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "hole";
            /** @description The course's own number. */
            hole: number;
            par: number;
            yards: number;
        };
        "mulligan.Happened.partner": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "partner";
            /** @description The course's own number. */
            hole: number;
            partner: number | null;
        };
        "mulligan.Happened.reshuffled": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "reshuffled";
            cards: number;
        };
        "mulligan.Happened.drew": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "drew";
            /** @description The course's own number. */
            hole: number;
            turn: number;
            counts: number[];
            cards?: {
                [key: string]: number[];
            };
        };
        "mulligan.Happened.played": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "played";
            /** @description A ball with a hand; without best ball the seat of this number. */
            golfer: number;
            /** @description 0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; 100 + golfer: that golfer's own card. */
            card: number;
            /** @enum {unknown} */
            type: "Mulligan" | "Pace of Play" | "Rangefinder" | "Dig Through the Bag" | "Course GPS" | "Borrow a Club";
            after: boolean;
            on: number | {
                /** @description 0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; 100 + golfer: that golfer's own card. */
                card: number;
                /** @description Null: the course. */
                by: number | null;
            } | null;
            cancelled_by: number | null;
        };
        "mulligan.Happened.looked": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "looked";
            /** @description A ball with a hand; without best ball the seat of this number. */
            golfer: number;
            from: number | null;
            count: number | null;
            cards?: number[];
        };
        "mulligan.Happened.took": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "took";
            /** @description A ball with a hand; without best ball the seat of this number. */
            golfer: number;
            from: number | null;
            count: number;
            card: number | null;
        };
        "mulligan.Happened.dug": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "dug";
            /** @description A ball with a hand; without best ball the seat of this number. */
            golfer: number;
            discarded: number;
            drew: number;
            cards?: number[];
        };
        "mulligan.Happened.mapped": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "mapped";
            /** @description A ball with a hand; without best ball the seat of this number. */
            golfer: number;
            plans: {
                /** @description A ball with a hand; without best ball the seat of this number. */
                golfer: number;
                actions: {
                    /** @description 0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; 100 + golfer: that golfer's own card. */
                    card: number;
                    /** @description A ball with a hand; without best ball the seat of this number. */
                    target: number;
                }[];
            }[];
        };
        "mulligan.Happened.course-turned": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "course-turned";
            passed: number[];
            card: number | null;
        };
        "mulligan.Happened.swung": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "swung";
            /** @description The course's own number. */
            hole: number;
            turn: number;
            plans: {
                /** @description A ball with a hand; without best ball the seat of this number. */
                golfer: number;
                /** @description 0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; 100 + golfer: that golfer's own card. */
                club: number;
                actions: {
                    /** @description 0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; 100 + golfer: that golfer's own card. */
                    card: number;
                    /** @description A ball with a hand; without best ball the seat of this number. */
                    target: number;
                }[];
            }[];
            course: {
                /** @description 0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; 100 + golfer: that golfer's own card. */
                card: number;
                /** @description A ball with a hand; without best ball the seat of this number. */
                target: number;
            } | null;
            bounced: {
                /** @description 0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; 100 + golfer: that golfer's own card. */
                card: number;
                /** @description Null: the course. */
                by: number | null;
                /** @description A ball with a hand; without best ball the seat of this number. */
                off: number;
                to: number | null;
            }[];
            cancelled: {
                /** @description A ball with a hand; without best ball the seat of this number. */
                golfer: number;
                /** @description 0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; 100 + golfer: that golfer's own card. */
                card: number;
                /** @description Null: the course. */
                by: number | null;
            }[];
            shots: {
                /** @description A ball with a hand; without best ball the seat of this number. */
                golfer: number;
                from: number;
                /** @description 0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; 100 + golfer: that golfer's own card. */
                club: number;
                lies: {
                    /** @description 0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; 100 + golfer: that golfer's own card. */
                    card: number;
                    /** @description Null: the course. */
                    by: number | null;
                    void: boolean;
                }[];
                base: number;
                half: boolean;
                plus: number;
                bounce: number;
                moved: number;
                left: number;
                strokes: number;
                finished: boolean;
                duffed: boolean;
            }[];
            asked: number[];
        };
        "mulligan.Happened.passed": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "passed";
        };
        "mulligan.Happened.resolved": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "resolved";
            /** @description The course's own number. */
            hole: number;
            turn: number;
            shots: {
                /** @description A ball with a hand; without best ball the seat of this number. */
                golfer: number;
                from: number;
                /** @description 0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; 100 + golfer: that golfer's own card. */
                club: number;
                lies: {
                    /** @description 0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; 100 + golfer: that golfer's own card. */
                    card: number;
                    /** @description Null: the course. */
                    by: number | null;
                    void: boolean;
                }[];
                base: number;
                half: boolean;
                plus: number;
                bounce: number;
                moved: number;
                left: number;
                strokes: number;
                finished: boolean;
                duffed: boolean;
            }[];
            strokes: number[];
        };
        "mulligan.Happened.holed": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "holed";
            /** @description The course's own number. */
            hole: number;
            strokes: number[];
            finishing: number[];
            scores: number[];
            sides: number[];
            target: number | null;
            wolf: {
                wolf: number;
                partner: number | null;
                points: number[];
            } | null;
        };
        "mulligan.Happened.voted": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "voted";
            yes: number[];
            on: boolean;
        };
        "mulligan.Happened.offered": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "offered";
            offer: number;
            to: number;
            stake: number;
            bet: {
                /** @constant */
                about: "hole";
            } | {
                /** @constant */
                about: "total";
            } | {
                /** @constant */
                about: "shot";
                /** @description A ball with a hand; without best ball the seat of this number. */
                golfer: number;
                finishes: boolean;
            } | {
                /** @constant */
                about: "words";
                text: string;
            };
        };
        "mulligan.Happened.took-back": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "took-back";
            offer: number;
        };
        "mulligan.Happened.declined": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "declined";
            offer: number;
        };
        "mulligan.Happened.lapsed": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "lapsed";
            offer: number;
        };
        "mulligan.Happened.accepted": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "accepted";
            wager: number;
            /** @description The course's own number. */
            hole: number;
            turn: number;
            chips: number[];
        };
        "mulligan.Happened.said": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "said";
            wager: number;
            won: number;
        };
        "mulligan.Happened.settled": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "settled";
            wager: number;
            won: number | null;
            chips: number[];
        };
        "mulligan.Happened": components["schemas"]["Happened.joined"] | components["schemas"]["Happened.began"] | components["schemas"]["Happened.left"] | components["schemas"]["Happened.back"] | components["schemas"]["Happened.released"] | components["schemas"]["Happened.timed-out"] | components["schemas"]["mulligan.Happened.chose"] | components["schemas"]["Happened.away"] | components["schemas"]["Happened.here"] | components["schemas"]["Happened.pause-asked"] | components["schemas"]["Happened.pause-agreed"] | components["schemas"]["Happened.pause-declined"] | components["schemas"]["Happened.paused"] | components["schemas"]["Happened.resumed"] | components["schemas"]["Happened.nudged"] | components["schemas"]["Happened.finished"] | components["schemas"]["Happened.abandoned"] | components["schemas"]["Happened.closed"] | components["schemas"]["Happened.rematch"] | components["schemas"]["mulligan.Happened.hole"] | components["schemas"]["mulligan.Happened.partner"] | components["schemas"]["mulligan.Happened.reshuffled"] | components["schemas"]["mulligan.Happened.drew"] | components["schemas"]["mulligan.Happened.played"] | components["schemas"]["mulligan.Happened.looked"] | components["schemas"]["mulligan.Happened.took"] | components["schemas"]["mulligan.Happened.dug"] | components["schemas"]["mulligan.Happened.mapped"] | components["schemas"]["mulligan.Happened.course-turned"] | components["schemas"]["mulligan.Happened.swung"] | components["schemas"]["mulligan.Happened.passed"] | components["schemas"]["mulligan.Happened.resolved"] | components["schemas"]["mulligan.Happened.holed"] | components["schemas"]["mulligan.Happened.voted"] | components["schemas"]["mulligan.Happened.offered"] | components["schemas"]["mulligan.Happened.took-back"] | components["schemas"]["mulligan.Happened.declined"] | components["schemas"]["mulligan.Happened.lapsed"] | components["schemas"]["mulligan.Happened.accepted"] | components["schemas"]["mulligan.Happened.said"] | components["schemas"]["mulligan.Happened.settled"];
        "mulligan.Record": {
            /** @constant */
            game: "mulligan";
            rules: number;
            options: Record<string, never>;
            seats: components["schemas"]["SeatBrief"][];
            places: number[];
            course: components["schemas"]["Course"];
            sides: number[][];
            golfers: number[][];
            holes: {
                /** @description The course's own number. */
                hole: number;
                par: number;
                yards: number;
                wolf: {
                    wolf: number;
                    partner: number | null;
                    points: number[];
                } | null;
                target: number | null;
                turns: {
                    course: ("Rough" | "Slice" | "Hook" | "Sand Trap" | "Water" | "Out of Bounds" | "Duff Shot" | "Missed Putt" | "Lucky Bounce" | "Bad Karma" | "Practice Swing" | "Mulligan" | "Pace of Play" | "Rangefinder" | "Dig Through the Bag" | "Course GPS" | "Borrow a Club") | null;
                    plans: {
                        /** @description A ball with a hand; without best ball the seat of this number. */
                        golfer: number;
                        /** @enum {unknown} */
                        club: "Driver" | "Fairway Wood" | "Hybrid" | "Iron" | "Pitching Wedge" | "Lob Wedge" | "Pitch In" | "Lob Chip In" | "1-Putt" | "Perfect Putt" | "2-Putt";
                        actions: {
                            /** @enum {unknown} */
                            card: "Rough" | "Slice" | "Hook" | "Sand Trap" | "Water" | "Out of Bounds" | "Duff Shot" | "Missed Putt" | "Lucky Bounce" | "Bad Karma" | "Practice Swing" | "Mulligan" | "Pace of Play" | "Rangefinder" | "Dig Through the Bag" | "Course GPS" | "Borrow a Club";
                            /** @description A ball with a hand; without best ball the seat of this number. */
                            target: number;
                        }[];
                    }[];
                    anytime: {
                        /** @description A ball with a hand; without best ball the seat of this number. */
                        golfer: number;
                        /** @enum {unknown} */
                        card: "Mulligan" | "Pace of Play" | "Rangefinder" | "Dig Through the Bag" | "Course GPS" | "Borrow a Club";
                        /** @enum {unknown} */
                        when: "before" | "after";
                        cancelled_by: number | null;
                        on: number | {
                            /** @enum {unknown} */
                            card: "Rough" | "Slice" | "Hook" | "Sand Trap" | "Water" | "Out of Bounds" | "Duff Shot" | "Missed Putt" | "Lucky Bounce" | "Bad Karma" | "Practice Swing" | "Mulligan" | "Pace of Play" | "Rangefinder" | "Dig Through the Bag" | "Course GPS" | "Borrow a Club";
                            by: number | "course";
                        } | null;
                    }[];
                    struck: {
                        /** @description A ball with a hand; without best ball the seat of this number. */
                        golfer: number;
                        /** @enum {unknown} */
                        card: "Rough" | "Slice" | "Hook" | "Sand Trap" | "Water" | "Out of Bounds" | "Duff Shot" | "Missed Putt" | "Lucky Bounce" | "Bad Karma" | "Practice Swing" | "Mulligan" | "Pace of Play" | "Rangefinder" | "Dig Through the Bag" | "Course GPS" | "Borrow a Club";
                        by: number | "course";
                    }[];
                    after: {
                        /** @description A ball with a hand; without best ball the seat of this number. */
                        golfer: number;
                        moved: number;
                        left: number;
                        strokes: number;
                        finished: boolean;
                    }[];
                }[];
                strokes: number[];
                scores: number[];
            }[];
            totals: number[];
            side_totals: number[];
            wagers: {
                number: number;
                /** @description The course's own number. */
                hole: number;
                turn: number;
                by: number;
                to: number;
                stake: number;
                /** @enum {unknown} */
                kind: "hole" | "total" | "shot" | "words";
                text: string | null;
                golfer: number | null;
                finishes: boolean | null;
                won: number | null;
            }[];
            chips: number[] | null;
        };
        "mulligan.View": components["schemas"]["TableView"] & {
            /** @constant */
            game: "mulligan";
            state: components["schemas"]["mulligan.State"] | null;
            happened: components["schemas"]["mulligan.Happened"][];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "mulligan";
        };
        "stew.State": {
            /** @enum {unknown} */
            phase: "specialties" | "opening" | "plan" | "exchange" | "over";
            round: number;
            rounds: number;
            turn: number;
            turns: number;
            dishwasher: number;
            /** @enum {unknown} */
            reach: "round" | "turn";
            asked: number | null;
            deck: number;
            deck_cards: number[] | null;
            discard: number;
            discard_cards: number[] | null;
            royals: {
                [key: string]: {
                    order: number | null;
                    next: number | null;
                    under: number[];
                    coins: number;
                    tip: number;
                    left: number;
                    down: number;
                    down_cards: number[] | null;
                };
            };
            players: {
                seat: number;
                money: number;
                hand: number;
                limit: number;
                cards: number[] | null;
                specialty: ("baker" | "butcher" | "forager" | "gardener" | "larder-keeper" | "quartermaster" | "saucier" | "spice-trader" | "taster" | "understudy") | null;
                used: boolean;
                tokens: {
                    [key: string]: number;
                };
                plays: {
                    /** @enum {unknown} */
                    token: "queen" | "king" | "princess" | "mulligan";
                    instead_of: ("queen" | "king" | "princess" | "mulligan") | null;
                    cards: number[];
                    add: boolean;
                    added: number;
                    gone: boolean;
                }[];
                matches: {
                    [key: string]: number;
                };
                dealt: ("baker" | "butcher" | "forager" | "gardener" | "larder-keeper" | "quartermaster" | "saucier" | "spice-trader" | "taster" | "understudy")[] | null;
                choice: ({
                    /** @enum {unknown} */
                    specialty: "baker" | "butcher" | "forager" | "gardener" | "larder-keeper" | "quartermaster" | "saucier" | "spice-trader" | "taster" | "understudy";
                } | {
                    replace: boolean;
                } | {
                    /** @enum {unknown} */
                    token: "queen" | "king" | "princess" | "mulligan";
                    cards: number[];
                    add: boolean;
                    ask: boolean;
                }) | null;
            }[];
            own: {
                cards: {
                    /** @description A card by its place in the deck's list: pairs (five of each), triples and doubles (two of each). */
                    card: number;
                    matches: {
                        [key: string]: number;
                    };
                    next: {
                        [key: string]: number;
                    };
                }[];
                drawn: number[];
                dealt: ("baker" | "butcher" | "forager" | "gardener" | "larder-keeper" | "quartermaster" | "saucier" | "spice-trader" | "taster" | "understudy")[];
                choice: ({
                    /** @enum {unknown} */
                    specialty: "baker" | "butcher" | "forager" | "gardener" | "larder-keeper" | "quartermaster" | "saucier" | "spice-trader" | "taster" | "understudy";
                } | {
                    replace: boolean;
                } | {
                    /** @enum {unknown} */
                    token: "queen" | "king" | "princess" | "mulligan";
                    cards: number[];
                    add: boolean;
                    ask: boolean;
                }) | null;
                changes_left: number | null;
                may: {
                    add: boolean;
                    ask: boolean;
                    trade: boolean;
                };
            } | null;
            last: {
                round: number;
                plays: {
                    /** @enum {unknown} */
                    token: "queen" | "king" | "princess" | "mulligan";
                    instead_of: ("queen" | "king" | "princess" | "mulligan") | null;
                    cards: number[];
                    add: boolean;
                    added: number;
                    gone: boolean;
                }[][];
                scores: {
                    /** @enum {unknown} */
                    royal: "queen" | "king" | "princess";
                    /** @description A card by its place in the deck's list: pairs (five of each), triples and doubles (two of each). */
                    order: number;
                    tip: number;
                    matches: number[];
                    takers: number[];
                    share: number;
                    wages: number[];
                    left: number;
                    back: number;
                }[];
                paid: number[];
                extra: number[];
            } | null;
        };
        "stew.Move": {
            /** @constant */
            kind: "keep";
            /** @enum {unknown} */
            specialty: "baker" | "butcher" | "forager" | "gardener" | "larder-keeper" | "quartermaster" | "saucier" | "spice-trader" | "taster" | "understudy";
        } | {
            /** @constant */
            kind: "open";
            replace: boolean;
        } | {
            /** @constant */
            kind: "plan";
            /** @enum {unknown} */
            token: "queen" | "king" | "princess" | "mulligan";
            cards: number[];
            add?: boolean;
            ask?: boolean;
        } | {
            /** @constant */
            kind: "trade";
            cards: number[];
        } | {
            /** @constant */
            kind: "exchange";
            /** @enum {unknown} */
            token: "queen" | "king" | "princess" | "mulligan";
        } | {
            /** @constant */
            kind: "stay";
        };
        "stew.Happened.chose": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "chose";
            /** @enum {unknown} */
            token?: "queen" | "king" | "princess" | "mulligan";
            cards?: number[];
            add?: boolean;
            ask?: boolean;
            /** @enum {unknown} */
            specialty?: "baker" | "butcher" | "forager" | "gardener" | "larder-keeper" | "quartermaster" | "saucier" | "spice-trader" | "taster" | "understudy";
            replace?: boolean;
        };
        "stew.Happened.kept": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "kept";
            specialties: ("baker" | "butcher" | "forager" | "gardener" | "larder-keeper" | "quartermaster" | "saucier" | "spice-trader" | "taster" | "understudy")[];
        };
        "stew.Happened.thrown": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "thrown";
            /** @enum {unknown} */
            royal: "queen" | "king" | "princess";
            /** @description A card by its place in the deck's list: pairs (five of each), triples and doubles (two of each). */
            card: number;
        };
        "stew.Happened.turned": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "turned";
            next: {
                [key: string]: number;
            };
        };
        "stew.Happened.opened": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "opened";
            replaced: boolean[];
        };
        "stew.Happened.begun": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "begun";
            round: number;
            royals: {
                [key: string]: {
                    /** @description A card by its place in the deck's list: pairs (five of each), triples and doubles (two of each). */
                    order: number;
                    next: number | null;
                    tip: number;
                    left: number;
                };
            };
        };
        "stew.Happened.traded": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "traded";
            count: number;
            cards?: number[];
        };
        "stew.Happened.revealed": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "revealed";
            round: number;
            turn: number;
            plays: {
                /** @enum {unknown} */
                token: "queen" | "king" | "princess" | "mulligan";
                cards: number[];
                add: boolean;
            }[];
            asked: number | null;
        };
        "stew.Happened.exchanged": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "exchanged";
            /** @enum {unknown} */
            token: "queen" | "king" | "princess" | "mulligan";
            /** @enum {unknown} */
            instead_of: "queen" | "king" | "princess" | "mulligan";
        };
        "stew.Happened.stayed": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "stayed";
        };
        "stew.Happened.declared": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "declared";
            /** @enum {unknown} */
            royal: "queen" | "king" | "princess";
            matches: number;
            added: number;
        };
        "stew.Happened.mulliganed": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "mulliganed";
            cards: number[];
        };
        "stew.Happened.drew": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "drew";
            count: number;
            /** @enum {unknown} */
            why: "hand" | "opening" | "mulligan" | "bonus" | "forager" | "trade" | "round";
            cards?: number[];
        };
        "stew.Happened.reshuffled": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "reshuffled";
            deck: number;
        };
        "stew.Happened.scored": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "scored";
            round: number;
            /** @enum {unknown} */
            royal: "queen" | "king" | "princess";
            /** @description A card by its place in the deck's list: pairs (five of each), triples and doubles (two of each). */
            order: number;
            tip: number;
            matches: number[];
            takers: number[];
            share: number;
            wages: number[];
            left: number;
            back: number;
        };
        "stew.Happened.earned": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "earned";
            /** @enum {unknown} */
            specialty: "baker" | "butcher" | "forager" | "gardener" | "larder-keeper" | "quartermaster" | "saucier" | "spice-trader" | "taster" | "understudy";
            pence: number;
        };
        "stew.Happened.ended": {
            /** @description The number of the entry that brought it. */
            n: number;
            seat: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "ended";
            money: number[];
            hands: number[];
        };
        "stew.Happened": components["schemas"]["Happened.joined"] | components["schemas"]["Happened.began"] | components["schemas"]["Happened.left"] | components["schemas"]["Happened.back"] | components["schemas"]["Happened.released"] | components["schemas"]["Happened.timed-out"] | components["schemas"]["stew.Happened.chose"] | components["schemas"]["Happened.away"] | components["schemas"]["Happened.here"] | components["schemas"]["Happened.pause-asked"] | components["schemas"]["Happened.pause-agreed"] | components["schemas"]["Happened.pause-declined"] | components["schemas"]["Happened.paused"] | components["schemas"]["Happened.resumed"] | components["schemas"]["Happened.nudged"] | components["schemas"]["Happened.finished"] | components["schemas"]["Happened.abandoned"] | components["schemas"]["Happened.closed"] | components["schemas"]["Happened.rematch"] | components["schemas"]["stew.Happened.kept"] | components["schemas"]["stew.Happened.thrown"] | components["schemas"]["stew.Happened.turned"] | components["schemas"]["stew.Happened.opened"] | components["schemas"]["stew.Happened.begun"] | components["schemas"]["stew.Happened.traded"] | components["schemas"]["stew.Happened.revealed"] | components["schemas"]["stew.Happened.exchanged"] | components["schemas"]["stew.Happened.stayed"] | components["schemas"]["stew.Happened.declared"] | components["schemas"]["stew.Happened.mulliganed"] | components["schemas"]["stew.Happened.drew"] | components["schemas"]["stew.Happened.reshuffled"] | components["schemas"]["stew.Happened.scored"] | components["schemas"]["stew.Happened.earned"] | components["schemas"]["stew.Happened.ended"];
        "stew.Record": {
            /** @constant */
            game: "stew";
            rules: number;
            options: Record<string, never>;
            seats: components["schemas"]["SeatBrief"][];
            places: number[];
            opening: boolean[];
            specialties: ("baker" | "butcher" | "forager" | "gardener" | "larder-keeper" | "quartermaster" | "saucier" | "spice-trader" | "taster" | "understudy")[] | null;
            rounds: {
                orders: {
                    [key: string]: {
                        order: ("chicken" | "cheese" | "honey" | "wine" | "carrot")[];
                        coins: number;
                    };
                };
                tips: {
                    [key: string]: number;
                };
                plays: {
                    turn: number;
                    seat: number;
                    /** @enum {unknown} */
                    token: "queen" | "king" | "princess" | "mulligan";
                    instead_of: ("queen" | "king" | "princess" | "mulligan") | null;
                    cards: ("chicken" | "cheese" | "honey" | "wine" | "carrot")[][];
                    added: number;
                }[];
                matches: {
                    [key: string]: number[];
                };
                paid: number[];
                extra: number[];
                left: {
                    [key: string]: number;
                };
            }[];
            money: number[];
            hands: number[];
        };
        "stew.View": components["schemas"]["TableView"] & {
            /** @constant */
            game: "stew";
            state: components["schemas"]["stew.State"] | null;
            happened: components["schemas"]["stew.Happened"][];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "stew";
        };
        /**
         * View
         * @description A table as one seat or a watcher sees it. Each game has its own schema for `state`.
         */
        TableView: {
            /** Table */
            table: string;
            /**
             * Name
             * @description The table's name, if the host gave it one.
             */
            name: string | null;
            /** Game */
            game: string;
            /** Rules */
            rules: number;
            /** Options */
            options: {
                [key: string]: unknown;
            };
            course: components["schemas"]["Course"] | null;
            /** Version */
            version: number;
            /**
             * From
             * @description The version after which the events in `happened` begin.
             */
            from: number;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "playing" | "finished";
            /** Ended */
            ended: ("finished" | "abandoned" | "closed") | null;
            /** Seats */
            seats: components["schemas"]["Seat"][];
            /**
             * Me
             * @description The caller's player id; null without a key.
             */
            me: string | null;
            /** You */
            you: number | null;
            /**
             * Host
             * @description The seat of the player who started the table; null if they have none any more.
             */
            host: number | null;
            links: components["schemas"]["Links"];
            /** Waiting For */
            waiting_for: number[];
            /** @description The newest public decision by a person, not by a bot or a time-out; null before the first. */
            last: components["schemas"]["Last"] | null;
            /** Deadline */
            deadline: string | null;
            /** Clock Hours */
            clock_hours: number | null;
            pace: components["schemas"]["Pace"];
            /** Started */
            started: string | null;
            /** Legal */
            legal: {
                [key: string]: unknown;
            } | null;
            /** State */
            state: unknown;
            /** Happened */
            happened: components["schemas"]["Happened"][];
            /**
             * Messages
             * @description Chat. Once the table is over, only for players who had a seat there.
             */
            messages: components["schemas"]["Message"][];
            result: components["schemas"]["Result"] | null;
            fairness: components["schemas"]["Fairness"];
            /** @description The rematch, for players who had a seat; otherwise null. */
            rematch: components["schemas"]["RematchLink"] | null;
            /**
             * Requests
             * @description Requests for a seat: all for the host, otherwise the caller's own.
             */
            requests: components["schemas"]["Request"][];
            /**
             * Watching
             * @description Whether anyone with the link may watch. Otherwise only players see the table.
             */
            watching: boolean;
            /**
             * May Ask
             * @description Whether the caller may ask for a seat now.
             */
            may_ask: boolean;
            /**
             * Rewound
             * @default null
             */
            rewound?: true | null;
            /**
             * Challenge
             * @description The day, for a round of its challenge. Until the challenge closes, only the player sees the table, and there is no replay.
             * @default null
             */
            challenge?: string | null;
            /**
             * @description Only in the view that the replay of a finished game begins with.
             * @default null
             */
            shown?: components["schemas"]["Shown"] | null;
        };
        View: components["schemas"]["dice-golf.View"] | components["schemas"]["becks-golf.View"] | components["schemas"]["trade-ring.View"] | components["schemas"]["mulligan.View"] | components["schemas"]["stew.View"];
    };
    responses: {
        /** @description 400 Not readable */
        malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "malformed";
                };
            };
        };
        /** @description 401 No key */
        "no-key": {
            headers: {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "no-key";
                };
            };
        };
        /** @description 401 Not a key */
        "bad-key": {
            headers: {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "bad-key";
                };
            };
        };
        /** @description 401 Key changed */
        "key-changed": {
            headers: {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "key-changed";
                };
            };
        };
        /** @description 403 Not your seat */
        "not-your-seat": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "not-your-seat";
                };
            };
        };
        /** @description 403 Wrong code */
        "wrong-code": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "wrong-code";
                };
            };
        };
        /** @description 403 Not the maker */
        "not-the-maker": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "not-the-maker";
                };
            };
        };
        /** @description 403 Another site's page */
        "foreign-origin": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "foreign-origin";
                };
            };
        };
        /** @description 404 Unknown */
        unknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "unknown";
                };
            };
        };
        /** @description 405 Not done here */
        method: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "method";
                };
            };
        };
        /** @description 409 Not your turn */
        "not-your-turn": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "not-your-turn";
                };
            };
        };
        /** @description 409 Not now */
        "not-now": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "not-now";
                };
            };
        };
        /** @description 409 Table full */
        "table-full": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "table-full";
                };
            };
        };
        /** @description 409 Not begun */
        "table-open": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "table-open";
                };
            };
        };
        /** @description 409 Finished */
        "table-finished": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "table-finished";
                };
            };
        };
        /** @description 409 Closed */
        "table-closed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "table-closed";
                };
            };
        };
        /** @description 409 Decision passed */
        "decision-passed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "decision-passed";
                };
            };
        };
        /** @description 409 Timed out */
        "timed-out": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "timed-out";
                };
            };
        };
        /** @description 409 Rules retired */
        "rules-retired": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "rules-retired";
                };
            };
        };
        /** @description 410 Table damaged */
        "table-damaged": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "table-damaged";
                };
            };
        };
        /** @description 413 Too large */
        "too-large": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "too-large";
                };
            };
        };
        /** @description 415 Not JSON */
        "media-type": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "media-type";
                };
            };
        };
        /** @description 422 Illegal move */
        "illegal-move": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "illegal-move";
                };
            };
        };
        /** @description 422 Options */
        options: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "options";
                };
            };
        };
        /** @description 422 Seats */
        seats: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "seats";
                };
            };
        };
        /** @description 422 Name */
        name: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "name";
                };
            };
        };
        /** @description 422 Course */
        course: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "course";
                };
            };
        };
        /** @description 422 Hours */
        hours: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "hours";
                };
            };
        };
        /** @description 422 Away */
        away: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "away";
                };
            };
        };
        /** @description 422 Address */
        address: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "address";
                };
            };
        };
        /** @description 422 Key taken */
        "key-taken": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "key-taken";
                };
            };
        };
        /** @description 422 Key reused */
        "key-reused": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "key-reused";
                };
            };
        };
        /** @description 429 Slow down */
        "slow-down": {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "slow-down";
                };
            };
        };
        /** @description 429 Too many */
        "too-many": {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "too-many";
                };
            };
        };
        /** @description 500 Broken */
        broken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "broken";
                };
            };
        };
        /** @description 503 Try again */
        "try-again": {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "try-again";
                };
            };
        };
        /** @description 503 Closed for now */
        "read-only": {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    code?: "read-only";
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description The view's tag: its version, whose view it is, and the build. Send it back as If-None-Match. */
        ETag: string;
        /** @description Sent if the same request succeeded before, and nothing was done now. */
        "Idempotency-Replayed": "true";
        /** @description Seconds to wait before the next try. */
        "Retry-After": number;
        /** @description The authentication scheme. AWS may rename this header (`x-amzn-Remapped-…`). */
        "WWW-Authenticate": "Bearer";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the club is open, and which build. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    describe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This description. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Description"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    games: {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The last page's `cursor`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games, with their options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Games"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    all_courses: {
        parameters: {
            query?: {
                /** @description Text that a word of the name, and what follows it, begins with. */
                name?: string;
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The last page's `cursor`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All scorecards, or those with a matching name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Courses"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    add_course: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourseAsked"];
            };
        };
        responses: {
            /** @description Adds a scorecard, or previews it (200). The reply lists other courses with the same holes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedCourse"];
                };
            };
            /** @description Adds a scorecard, or previews it (200). The reply lists other courses with the same holes. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedCourse"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-turn, not-now, table-full, table-open, table-finished, table-closed, decision-passed, timed-out, rules-retired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description illegal-move, options, seats, name, course, hours, away, address, key-taken, key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slow-down, too-many */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    course: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A course's id. */
                course: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A scorecard, and how hard it plays. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatedCourse"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    season: {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The last page's `cursor`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This month's course for each game that is played on courses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Season"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    challenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Today's challenge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Challenge"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    take_challenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChallengeTaken"];
            };
        };
        responses: {
            /** @description The caller's round of today's challenge: made by the first call, returned by later ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            /** @description The caller's round of today's challenge: made by the first call, returned by later ones. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-turn, not-now, table-full, table-open, table-finished, table-closed, decision-passed, timed-out, rules-retired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description table-damaged */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description illegal-move, options, seats, name, course, hours, away, address, key-taken, key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slow-down, too-many */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    challenge_of: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A UTC date, such as 2026-11-27. */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A day's challenge, with its seed once it has closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Challenge"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    challenge_board: {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The last page's `cursor`. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description A UTC date, such as 2026-11-27. */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rounds that were finished before the day's challenge closed, best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    challenge_me: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A UTC date, such as 2026-11-27. */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's round on that leaderboard, the rounds next to it, and the number of rounds with each score. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeMe"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    make_table: {
        parameters: {
            query?: never;
            header?: {
                /** @description This request's own. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableAsked"];
            };
        };
        responses: {
            /** @description Starts a table. Exactly one seat is `me`. With an Idempotency-Key it is made exactly once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-turn, not-now, table-full, table-open, table-finished, table-closed, decision-passed, timed-out, rules-retired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description table-damaged */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description illegal-move, options, seats, name, course, hours, away, address, key-taken, key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slow-down, too-many */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    take_seat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatTaken"];
            };
        };
        responses: {
            /** @description Takes a seat; a repeated call returns the same one. The game starts when the last seat is taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seated"];
                };
            };
            /** @description Takes a seat; a repeated call returns the same one. The game starts when the last seat is taken. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seated"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-turn, not-now, table-full, table-open, table-finished, table-closed, decision-passed, timed-out, rules-retired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description table-damaged */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description illegal-move, options, seats, name, course, hours, away, address, key-taken, key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slow-down, too-many */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    knock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Knocked"];
            };
        };
        responses: {
            /** @description Checks whether the code opens a seat, before the player gives a name. Changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Knock"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-turn, not-now, table-full, table-open, table-finished, table-closed, decision-passed, timed-out, rules-retired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description table-damaged */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slow-down, too-many */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    make_code: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NothingAsked"];
            };
        };
        responses: {
            /** @description A code of eight letters that leads to the invite link for an hour. A repeated call returns the same one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpokenCode"];
                };
            };
            /** @description A code of eight letters that leads to the invite link for an hour. A repeated call returns the same one. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpokenCode"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-turn, not-now, table-full, table-open, table-finished, table-closed, decision-passed, timed-out, rules-retired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description table-damaged */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slow-down, too-many */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    open_code: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeSaid"];
            };
        };
        responses: {
            /** @description Where a spoken code leads. Wrong codes are limited per network address and in total. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Led"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slow-down, too-many */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ask_for_seat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatWished"];
            };
        };
        responses: {
            /** @description Asks the host of an open table for a seat, without an invite link. Only the host sees the request. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-turn, not-now, table-full, table-open, table-finished, table-closed, decision-passed, timed-out, rules-retired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description table-damaged */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description illegal-move, options, seats, name, course, hours, away, address, key-taken, key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slow-down, too-many */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    seat_asker: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id. */
                table: string;
                /** @description A request's number, which is that of its entry. */
                request: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AskerSeated"];
            };
        };
        responses: {
            /** @description Lets in the player who asked, as if they had taken the seat themselves. For the host. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-turn, not-now, table-full, table-open, table-finished, table-closed, decision-passed, timed-out, rules-retired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description table-damaged */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description illegal-move, options, seats, name, course, hours, away, address, key-taken, key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slow-down, too-many */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    decline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id. */
                table: string;
                /** @description A request's number, which is that of its entry. */
                request: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NothingAsked"];
            };
        };
        responses: {
            /** @description Declines a request as host, or withdraws it as asker. Either way that player cannot ask at this table again. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-turn, not-now, table-full, table-open, table-finished, table-closed, decision-passed, timed-out, rules-retired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description table-damaged */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slow-down, too-many */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    start: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NothingAsked"];
            };
        };
        responses: {
            /** @description Gives free seats to bots and starts the game. For the host. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-turn, not-now, table-full, table-open, table-finished, table-closed, decision-passed, timed-out, rules-retired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description table-damaged */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slow-down, too-many */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    look: {
        parameters: {
            query?: {
                /** @description The version that the caller has. */
                since?: number;
            };
            header?: {
                /** @description The ETag of the view that the caller has. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's view, or 304 if nothing is new. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description Nothing has changed. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-turn, not-now, table-full, table-open, table-finished, table-closed, decision-passed, timed-out, rules-retired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description table-damaged */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    play: {
        parameters: {
            query?: never;
            header: {
                /** @description This request's own. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveAsked"];
            };
        };
        responses: {
            /** @description Plays a move. Repeating the same key and move plays nothing. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-turn, not-now, table-full, table-open, table-finished, table-closed, decision-passed, timed-out, rules-retired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description table-damaged */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description illegal-move, options, seats, name, course, hours, away, address, key-taken, key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slow-down, too-many */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    messages: {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The last page's `cursor`. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Chat messages, newest first. Once the table is over, only for players who had a seat there. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Messages"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-turn, not-now, table-full, table-open, table-finished, table-closed, decision-passed, timed-out, rules-retired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description table-damaged */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    say: {
        parameters: {
            query?: never;
            header: {
                /** @description This request's own. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageAsked"];
            };
        };
        responses: {
            /** @description Sends a chat message: at most 280 characters, one message per second. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-turn, not-now, table-full, table-open, table-finished, table-closed, decision-passed, timed-out, rules-retired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description table-damaged */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description illegal-move, options, seats, name, course, hours, away, address, key-taken, key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slow-down, too-many */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    log: {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The last page's `cursor`. */
                cursor?: string;
                /** @description An entry's number. */
                at?: number;
            };
            header?: never;
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was played, newest first, as the caller saw it then. With `at`, the caller's view after that entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Log"] | components["schemas"]["View"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-turn, not-now, table-full, table-open, table-finished, table-closed, decision-passed, timed-out, rules-retired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description table-damaged */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NothingAsked"];
            };
        };
        responses: {
            /** @description Gives up the caller's seat. Before the game starts, it is open again; after that a bot plays it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-turn, not-now, table-full, table-open, table-finished, table-closed, decision-passed, timed-out, rules-retired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description table-damaged */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slow-down, too-many */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pause: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NothingAsked"];
            };
        };
        responses: {
            /** @description Asks for a pause, or agrees to one. It begins once all people agree, and lasts four weeks at most. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-turn, not-now, table-full, table-open, table-finished, table-closed, decision-passed, timed-out, rules-retired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description table-damaged */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slow-down, too-many */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NothingAsked"];
            };
        };
        responses: {
            /** @description Ends the pause, or declines the requested one. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-turn, not-now, table-full, table-open, table-finished, table-closed, decision-passed, timed-out, rules-retired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description table-damaged */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slow-down, too-many */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    nudge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NudgeAsked"];
            };
        };
        responses: {
            /** @description Reminds a player that it is their turn, once in twelve hours. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-turn, not-now, table-full, table-open, table-finished, table-closed, decision-passed, timed-out, rules-retired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description table-damaged */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slow-down, too-many */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    release: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id. */
                table: string;
                /** @description A seat's number, from 0. */
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NothingAsked"];
            };
        };
        responses: {
            /** @description Releases a seat, for example if its key is lost, for anyone with the new invite link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Released"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-turn, not-now, table-full, table-open, table-finished, table-closed, decision-passed, timed-out, rules-retired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description table-damaged */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slow-down, too-many */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RematchAsked"];
            };
        };
        responses: {
            /** @description The rematch of a finished table: the same one for all players, or the next if it was spoiled for the caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RematchLink"];
                };
            };
            /** @description The rematch of a finished table: the same one for all players, or the next if it was spoiled for the caller. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RematchLink"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-turn, not-now, table-full, table-open, table-finished, table-closed, decision-passed, timed-out, rules-retired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description table-damaged */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slow-down, too-many */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replay: {
        parameters: {
            query?: {
                /** @description An entry's number. */
                at?: number;
                /** @description 1 for the view before the first decision, with the range of the replay. */
                begin?: number;
                /** @description The seat whose view it is. By default nothing is hidden. */
                seat?: number;
                /** @description Maximum number of entries. By default as many as fit into a reply. */
                limit?: number;
                /** @description The last page's `cursor`. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A finished table, in pages if its log is long. With `at`, the view after that entry; with `begin=1`, the view before the first decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replay"] | components["schemas"]["ReplayPage"] | components["schemas"]["View"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-turn, not-now, table-full, table-open, table-finished, table-closed, decision-passed, timed-out, rules-retired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description table-damaged */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    board: {
        parameters: {
            query?: {
                /** @description A course's id. By default all of the club's own courses, without those that players added. */
                course?: string;
                /** @description front, back, 18 (default), 72 or all. */
                holes?: string;
                /** @description One of the game's formats. */
                format?: string;
                /** @description The game's modes, separated by commas. */
                modes?: string;
                /** @description ever (default), year, month or week, by the time of the finish in UTC. */
                period?: string;
                /** @description Which year, month or week: 2026, 2026-11 or 2026-W48 (ISO 8601). By default the current one. */
                when?: string;
                /** @description all (default), or best: only the best round of each player. */
                rounds?: string;
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The last page's `cursor`. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description A game's id. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best rounds on a course, or on all of the club's own courses by score against par. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    board_me: {
        parameters: {
            query?: {
                /** @description A course's id. By default all of the club's own courses, without those that players added. */
                course?: string;
                /** @description front, back, 18 (default), 72 or all. */
                holes?: string;
                /** @description One of the game's formats. */
                format?: string;
                /** @description The game's modes, separated by commas. */
                modes?: string;
                /** @description ever (default), year, month or week, by the time of the finish in UTC. */
                period?: string;
                /** @description Which year, month or week: 2026, 2026-11 or 2026-W48 (ISO 8601). By default the current one. */
                when?: string;
                /** @description all (default), or best: only the best round of each player. */
                rounds?: string;
            };
            header?: never;
            path: {
                /** @description A game's id. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place of the caller’s best round on a leaderboard of courses, and the rounds next to it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyStanding"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ratings: {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The last page's `cursor`. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description A game's id. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Players' ratings, best first: in golf the index (lower is better), otherwise a rating (higher is better). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ratings"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    my_rating: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A game's id. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's place among them, and the players next to it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyRating"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bot_ratings: {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The last page's `cursor`. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description A game's id. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bots' ratings on the same scale, each with its standard error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotRatings"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    player: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A player's id. */
                player: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Statistics of all of a player's rounds that count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rounds: {
        parameters: {
            query?: {
                /** @description A game's id. By default all games. */
                game?: string;
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The last page's `cursor`. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description A player's id. */
                player: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A player's rounds that count, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rounds"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    against: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A player's id. */
                player: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How often the caller was placed before a player, behind them, and level with them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Against"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    figures: {
        parameters: {
            query?: {
                /** @description A game that is played on courses. By default dice-golf. */
                game?: string;
            };
            header?: never;
            path: {
                /** @description A course's id. */
                course: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Statistics of a course: how hard it is, and what the rounds on it took. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Figures"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    my_tables: {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The last page's `cursor`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's tables and invitations: first those that wait for the caller, last those that are over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTables"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    my_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's settings for all their tables. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    my_hours: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoursSaid"];
            };
        };
        responses: {
            /** @description Sets the caller's nights, and updates up to twenty running tables where nights or weekends do not count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Spread"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description illegal-move, options, seats, name, course, hours, away, address, key-taken, key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slow-down, too-many */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    my_absence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AwaySaid"];
            };
        };
        responses: {
            /** @description Sets until when the caller is away, and updates up to twenty running tables, where everyone sees it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Spread"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description illegal-move, options, seats, name, course, hours, away, address, key-taken, key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    my_nudges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NudgesSaid"];
            };
        };
        responses: {
            /** @description Sets whether the caller gets nudges. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    change_key: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyChange"];
            };
        };
        responses: {
            /** @description Replaces the caller's key, for example because somebody may know it. Repeating the call has no effect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyChanged"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description illegal-move, options, seats, name, course, hours, away, address, key-taken, key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slow-down, too-many */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forget_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgetAsked"];
            };
        };
        responses: {
            /** @description Removes the caller's name and messages from everything the club keeps, some tables per call. Cannot be undone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forgotten"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-turn, not-now, table-full, table-open, table-finished, table-closed, decision-passed, timed-out, rules-retired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slow-down, too-many */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    my_notifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the caller is notified when a table waits for them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    change_notifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NotificationChanges"];
            };
        };
        responses: {
            /** @description Sets the caller's quiet hours (by default their nights) and webhook. Fields that are left out stay as they are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description illegal-move, options, seats, name, course, hours, away, address, key-taken, key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    add_browser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrowserAsked"];
            };
        };
        responses: {
            /** @description Turns on push notifications in this browser, at most five per caller. Repeating the call has no effect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description illegal-move, options, seats, name, course, hours, away, address, key-taken, key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    remove_browser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BrowserGone"];
            };
        };
        responses: {
            /** @description Turns off push notifications in this browser, or in all of the caller's. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    table_webhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table's webhook. For the host. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableWebhook"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-turn, not-now, table-full, table-open, table-finished, table-closed, decision-passed, timed-out, rules-retired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description table-damaged */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    hook_table: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookAsked"];
            };
        };
        responses: {
            /** @description Sets or removes the table's webhook, which is notified whose turn it is. For the host. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableWebhook"];
                };
            };
            /** @description malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no-key, bad-key, key-changed */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-seat, wrong-code, not-the-maker, foreign-origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not-your-turn, not-now, table-full, table-open, table-finished, table-closed, decision-passed, timed-out, rules-retired */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description table-damaged */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description media-type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description illegal-move, options, seats, name, course, hours, away, address, key-taken, key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slow-down, too-many */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description broken */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description try-again, read-only */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
