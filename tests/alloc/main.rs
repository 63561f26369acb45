//! Stepping and collision detection do not allocate once their buffers have been used, and what large worlds hold is bounded.

#[path = "../common/mod.rs"]
mod common;

mod collision;
mod growth;
mod stepping;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// Counts the allocations of the present thread, and the bytes that it holds.
struct Counting;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
    static BYTES: Cell<i64> = const { Cell::new(0) };
    /// The most since it was set.
    static PEAK: Cell<i64> = const { Cell::new(0) };
}

fn count() {
    // A thread that is ending has no counter any more.
    let _ = COUNT.try_with(|c| c.set(c.get() + 1));
}

/// Counts bytes that are held from now on; those given back are negative.
fn hold(bytes: i64) {
    let _ = BYTES.try_with(|b| b.set(b.get() + bytes));
    let _ = PEAK.try_with(|p| p.set(p.get().max(BYTES.get())));
}

// SAFETY: every call goes to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        hold(layout.size() as i64);
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        hold(layout.size() as i64);
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, old: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        hold(size as i64 - layout.size() as i64);
        unsafe { System.realloc(old, layout, size) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        hold(-(layout.size() as i64));
        unsafe { System.dealloc(at, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;
