// A hand-written client, without packages. It becomes a guest, opens a table against a server's bot
// (or sits down at TABLE, an id or a short code), and plays. It needs Node 22; with Node 20, add
// --experimental-websocket.
//
//   node table_client.js http://127.0.0.1:8013 [TABLE]
"use strict";

/** Lays the set that snatches the most cards; otherwise makes the first legal move. */
function choose({ legal_moves, prey }) {
  const worth = prey.map((found) => found.reduce((sum, { cards }) => sum + cards.length, 0));
  return legal_moves[worth.indexOf(Math.max(...worth))];
}

async function main(url, table) {
  let token = "";
  const ask = async (method, path, body) => {
    const headers = { "Content-Type": "application/json" };
    if (token) headers.Authorization = `Bearer ${token}`;
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    const data = await answer.json();
    if (!answer.ok) throw new Error(data.sentence);
    if (answer.headers.has("set-cookie")) token = /linko=([^;]*)/.exec(answer.headers.get("set-cookie"))[1];
    return data;
  };

  await ask("POST", "/api/me", { name: "Node" });
  if (!table) {
    const settings = { seats: 2, rounds: 1 };
    table = (await ask("POST", "/api/tables", { settings, fill: "kitten", start: true })).id;
  } else if (table.length === 6) {
    table = (await ask("GET", `/api/codes/${table}`)).id;
  }

  const headers = { Authorization: `Bearer ${token}` };
  const socket = new WebSocket(`${url.replace(/^http/, "ws")}/api/tables/${table}/socket`, { headers });
  const seen = {}; // the newest table, game and own
  let sent = 0;
  let agreed = "";
  const say = (command) => socket.send(JSON.stringify({ id: `c${++sent}`, ...command }));

  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "refused") stop(message.sentence);
    if (message.type !== "table" && message.type !== "update") return;
    const before = `${seen.game?.id} ${seen.game?.number}`;
    Object.assign(seen, message); // an update contains only what changed
    const { game, own } = seen;
    if (seen.table.status === "finished") {
      console.log("totals", ...seen.table.match.totals);
      socket.close();
    } else if (message.type === "table" && !seen.table.seats.some(({ person }) => person === seen.person)) {
      say({ type: "sit", seat: seen.table.seats.findIndex(({ name }) => !name) });
    } else if (own?.legal_moves.length && `${game.id} ${game.number}` !== before) {
      say({ type: "move", game: game.id, number: game.number, move: choose(own) });
    } else if (seen.table.next && agreed !== game.id) {
      agreed = game.id; // to the game after this one
      say({ type: seen.table.next.kind });
    }
  };
  socket.onclose = ({ code }) => seen.table?.status === "finished" || stop(`closed with ${code}`);
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}

main(process.argv[2], process.argv[3]).catch((error) => stop(error.message));
