//! Spatial velocities, forces and inertias of rigid bodies, all in world axes about the world's origin, so that they can be
//! added without transformation. (Featherstone, "Rigid Body Dynamics Algorithms", 2008, chapter 2.)

use glam::{DMat3, DVec3};
use std::ops::{Add, AddAssign, Mul};

/// Spatial velocity: ω, and the velocity of the body-fixed point at the origin.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Twist {
    /// ω, rad/s
    pub angular: DVec3,
    /// v₀, m/s
    pub linear: DVec3,
}

/// Spatial force: a force and its torque about the origin.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Wrench {
    /// N·m
    pub torque: DVec3,
    /// N
    pub force: DVec3,
}

/// Spatial inertia: m, m c and the inertia about the origin, of one body or of a rigid composite.
#[derive(Clone, Copy, Debug, Default)]
pub struct Inertia {
    mass: f64,
    first: DVec3,
    second: DMat3,
}

impl Twist {
    /// Unit rotation about an axis through a point.
    #[must_use]
    pub fn about(x: DVec3, angular: DVec3) -> Self {
        Twist { angular, linear: x.cross(angular) }
    }

    /// The velocity of the point x.
    #[must_use]
    pub fn at(self, x: DVec3) -> DVec3 {
        self.linear + self.angular.cross(x)
    }

    /// Motion product V × U: the rate of change of a twist U fixed in a frame that moves with this twist.
    #[must_use]
    pub fn cross(self, other: Twist) -> Twist {
        let linear = self.angular.cross(other.linear) + self.linear.cross(other.angular);
        Twist { angular: self.angular.cross(other.angular), linear }
    }

    /// Force product V ×* F: the rate of change of a wrench fixed in a frame that moves with this twist.
    #[must_use]
    pub fn cross_wrench(self, f: Wrench) -> Wrench {
        Wrench { torque: self.angular.cross(f.torque) + self.linear.cross(f.force), force: self.angular.cross(f.force) }
    }

    /// Power, W.
    #[must_use]
    pub fn dot(self, f: Wrench) -> f64 {
        self.angular.dot(f.torque) + self.linear.dot(f.force)
    }
}

impl Wrench {
    /// A force at the point x, and a free torque.
    #[must_use]
    pub fn at(x: DVec3, force: DVec3, torque: DVec3) -> Self {
        Wrench { torque: x.cross(force) + torque, force }
    }
}

impl Inertia {
    /// From mass, centre of mass c and inertia about c, in world axes.
    #[must_use]
    pub fn new(mass: f64, c: DVec3, about_center: DMat3) -> Self {
        let outer = DMat3::from_cols(c * c.x, c * c.y, c * c.z);
        let second = about_center + mass * (DMat3::from_diagonal(DVec3::splat(c.length_squared())) - outer);
        Inertia { mass, first: mass * c, second }
    }
}

impl Mul<Twist> for Inertia {
    type Output = Wrench;

    /// Momentum: p = m v₀ + ω × mc,  L = I₀ ω + mc × v₀.
    fn mul(self, v: Twist) -> Wrench {
        let force = self.mass * v.linear + v.angular.cross(self.first);
        Wrench { torque: self.second * v.angular + self.first.cross(v.linear), force }
    }
}

impl AddAssign for Inertia {
    fn add_assign(&mut self, other: Inertia) {
        self.mass += other.mass;
        self.first += other.first;
        self.second += other.second;
    }
}

impl Add for Twist {
    type Output = Twist;

    fn add(self, other: Twist) -> Twist {
        Twist { angular: self.angular + other.angular, linear: self.linear + other.linear }
    }
}

impl Mul<Twist> for f64 {
    type Output = Twist;

    fn mul(self, v: Twist) -> Twist {
        Twist { angular: self * v.angular, linear: self * v.linear }
    }
}

impl Add for Wrench {
    type Output = Wrench;

    fn add(self, other: Wrench) -> Wrench {
        Wrench { torque: self.torque + other.torque, force: self.force + other.force }
    }
}

impl AddAssign for Wrench {
    fn add_assign(&mut self, other: Wrench) {
        *self = *self + other;
    }
}
