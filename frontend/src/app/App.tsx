import { useEffect } from "preact/hooks";
import { unanswered } from "../api/http.ts";
import { playerChanges } from "../identity/playerChanges.ts";
import { useObservable } from "../lib/observable.ts";
import { followLinks, type Route, routeOf, useAddress } from "../lib/router.ts";
import { NO_CONNECTION } from "../texts/en/app.ts";
import { lazy } from "../ui/lazy.tsx";
import { shareState } from "../ui/shareState.ts";
import { Toasts } from "../ui/Toasts.tsx";
import { KeyLinks } from "./KeyLinks.tsx";
import { NewBuild } from "./NewBuild.tsx";

const Home = lazy(() => import("../screens/home/Home.tsx"));
const NewTable = lazy(() => import("../screens/new-table/NewTable.tsx"));
const TableScreen = lazy(() => import("../screens/table/TableScreen.tsx"));
const ReplayScreen = lazy(() => import("../screens/replay/ReplayScreen.tsx"));
const Courses = lazy(() => import("../screens/courses/Courses.tsx"));
const CourseScreen = lazy(() => import("../screens/courses/CourseScreen.tsx"));
const NewCourse = lazy(() => import("../screens/courses/NewCourse.tsx"));
const Boards = lazy(() => import("../screens/boards/Boards.tsx"));
const Player = lazy(() => import("../screens/player/Player.tsx"));
const Daily = lazy(() => import("../screens/daily/Daily.tsx"));
const Rules = lazy(() => import("../screens/rules/Rules.tsx"));
const Fairness = lazy(() => import("../screens/fairness/Fairness.tsx"));
const Me = lazy(() => import("../screens/me/Me.tsx"));
const ShareSheet = lazy(() => import("../ui/ShareSheet.tsx"));
const UnknownAddress = lazy(() => import("../screens/not-found/UnknownAddress.tsx"));

export function App() {
  const { path, query } = useAddress();
  const arrived = useObservable(playerChanges);
  useEffect(followLinks, []);
  return (
    <>
      <NewBuild />
      <Page key={`${arrived} ${path}`} route={routeOf(path)} query={query} />
      <KeyLinks />
      <Unanswered />
      <Toasts />
      <Sharing />
    </>
  );
}

/** Shows that requests are being retried. */
function Unanswered() {
  return useObservable(unanswered) > 0 ? (
    <p class="veil" role="status">
      {NO_CONNECTION}
    </p>
  ) : null;
}

function Sharing() {
  return useObservable(shareState) ? <ShareSheet /> : null;
}

function Page({ route, query }: { route: Route; query: URLSearchParams }) {
  switch (route.page) {
    case "home":
      return <Home />;
    case "new":
      return <NewTable query={query} />;
    case "table":
      return <TableScreen table={route.table} join={query.get("join")} />;
    case "replay":
      return <ReplayScreen table={route.table} at={query.get("at")} />;
    case "courses":
      return <Courses />;
    case "new-course":
      return <NewCourse query={query} />;
    case "course":
      return <CourseScreen course={route.course} query={query} />;
    case "boards":
      return <Boards game={route.game} query={query} />;
    case "player":
      return <Player player={route.player} />;
    case "daily":
      return <Daily date={route.date} />;
    case "rules":
      return <Rules game={route.game} />;
    case "fairness":
      return <Fairness />;
    case "me":
      return <Me />;
    default:
      return <UnknownAddress />;
  }
}
