/** The pictures on the lobby's cards: a part of the board with a game in progress. Custom boards are shown whole. */
export const CROP: Record<string, [number, number, number, number]> = {
  new_york: [60, 210, 900, 560],
  first_journey_europe: [250, 130, 800, 560],
  first_journey_usa: [400, 180, 800, 560],
};

const claims = (...seats: string[][]): Record<string, number> =>
  Object.fromEntries(seats.flatMap((routes, seat) => routes.map((route) => [route, seat])));

export const CLAIMED: Record<string, Record<string, number>> = {
  new_york: claims(
    ["lincoln_center-times_square.blue", "times_square-empire_state_building.pink", "empire_state_building-gramercy_park.red", "gramercy_park-greenwich_village.black"],
    ["midtown_west-times_square", "chelsea-soho"],
    ["chelsea-greenwich_village.green"],
    ["united_nations-empire_state_building"],
  ),
  first_journey_europe: claims(
    ["dublin-london.yellow", "london-amsterdam.white", "amsterdam-berlin.black", "berlin-warsaw.blue", "london-paris.green"],
    ["bucharest-kiev", "warsaw-kiev"],
    ["copenhagen-berlin.green", "berlin-vienna.yellow"],
  ),
  first_journey_usa: claims(
    ["calgary-helena.white", "helena-denver", "kansas_city-denver.white"],
    ["duluth-chicago.blue", "chicago-montreal", "dallas-albuquerque.black"],
    ["new_orleans-atlanta.black", "dallas-atlanta"],
    ["winnipeg-duluth.red"],
  ),
};

/** The game on the tilted board of the start page, and the ticket on it. */
export const SCENE = claims(
  [
    "central_park-times_square.black",
    "times_square-empire_state_building.pink",
    "empire_state_building-chelsea.1",
    "chelsea-greenwich_village.red",
    "greenwich_village-chinatown.1",
  ],
  ["lincoln_center-midtown_west", "midtown_west-times_square", "midtown_west-chelsea", "soho-wall_street"],
  [
    "central_park-united_nations",
    "united_nations-empire_state_building",
    "empire_state_building-gramercy_park.blue",
    "gramercy_park-east_village",
    "east_village-lower_east_side",
  ],
  ["lower_east_side-brooklyn", "wall_street-brooklyn.blue"],
);
