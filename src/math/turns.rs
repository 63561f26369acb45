//! Which of many steps need not wait for each other. Each changes the numbers of two members; two steps without a member in
//! common give the same numbers whichever goes first. So a step waits for those before it that share a member with it, and for no
//! other:
//!
//!   turn of a step = the number of turns that its members, whichever has had more, have had before
//!
//! (Level scheduling: E. Anderson, Y. Saad, "Solving sparse triangular linear systems on parallel computers", Int. J. High Speed
//! Computing 1, 1989.)

/// Writes the turn of each pair of members. A member that does not `move` is never changed, and no step waits for it. `had` is
/// scratch: how many turns each of the members has had.
pub fn turns(
    pairs: impl Iterator<Item = [usize; 2]>,
    members: usize,
    moves: impl Fn(usize) -> bool,
    had: &mut Vec<u32>,
    out: &mut Vec<u32>,
) {
    had.clear();
    had.resize(members, 0);
    out.clear();
    out.extend(pairs.map(|pair| {
        let turn = had[pair[0]].max(had[pair[1]]);
        for member in pair {
            if moves(member) {
                had[member] = turn + 1;
            }
        }
        turn
    }));
}

/// The places of the steps in the order of their turns, within a turn as they are.
#[must_use]
pub fn by_turns(turn: &[u32]) -> Vec<usize> {
    let mut next = vec![0; turn.iter().max().map_or(0, |last| *last as usize + 2)];
    for turn in turn {
        next[*turn as usize + 1] += 1;
    }
    for k in 1..next.len() {
        next[k] += next[k - 1];
    }
    let mut order = vec![0; turn.len()];
    for (step, turn) in turn.iter().enumerate() {
        order[next[*turn as usize]] = step;
        next[*turn as usize] += 1;
    }
    order
}
